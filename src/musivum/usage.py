"""How a command is used, in the language that is spoken: its help, and what was wrong with a call.

Typer reads the commands; whatever it would say in English is said here instead.
"""

import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from musivum.core.catalogue import knows, say

if TYPE_CHECKING:
    from typer.exceptions import TyperException
    from typer.models import CommandFunctionType

HELP = "--help"


class Command(TyperCommand):
    """A command whose help speaks the language that is spoken."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line that shows how it is called."""
        pieces = [say("usage-any"), *map(_place, _arguments(self))]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say('usage-begins')} ")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """What may follow it."""
        _write(ctx, formatter, self.get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The words behind the command; one too many is refused."""
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left:
            raise typer.BadParameter(say("usage-extra", word=left[0]), ctx=ctx)
        return left


class Group(TyperGroup):
    """All commands."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line that shows how they are called."""
        pieces = f"{say('usage-any')} {say('usage-command')}"
        formatter.write_usage(ctx.command_path, pieces, f"{say('usage-begins')} ")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """What may stand before a command, and the commands."""
        _write(ctx, formatter, self.get_params(ctx))
        width = formatter.width - 6 - max(map(len, self.commands))
        rows = [(name, one.get_short_help_str(width)) for name, one in self.commands.items()]
        with formatter.section(say("usage-commands")):
            formatter.write_dl(rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of a name; an unknown name is refused."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            like = get_close_matches(args[0], self.commands)
            key = "usage-no-command-like" if like else "usage-no-command"
            raise typer.BadParameter(say(key, command=args[0], like=", ".join(like)), ctx=ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Do what the command says; without one there is nothing to do."""
        if not ctx._protected_args:
            raise typer.BadParameter(say("usage-command-missing"), ctx=ctx)
        return super().invoke(ctx)


class Commands(typer.Typer):
    """A Typer whose commands and group are those above."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=Group, **settings)

    def command(
        self, name: str | None = None, **settings: Any
    ) -> "Callable[[CommandFunctionType], CommandFunctionType]":
        """As Typer's."""
        return super().command(name, **{"cls": Command, **settings})


def tell(error: "TyperException", complain: Callable[[str], None]) -> None:
    """Say how a command is called that was called wrongly, and what was wrong."""
    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        print(error.format_message(), file=sys.stderr)
        return
    if context is not None:
        print(context.get_usage(), file=sys.stderr)
    complain(_complaint(error))
    if context is not None:
        print(say("usage-hint", command=f"{context.command_path} {HELP}"), file=sys.stderr)


def _complaint(error: Any) -> str:
    """What was wrong with a call; Typer's own kinds of mistakes are known by their names."""
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            like = ", ".join(sorted(error.possibilities or ()))
            key = "usage-no-option-like" if like else "usage-no-option"
            return say(key, option=error.option_name, like=like)
        case "MissingParameter":
            return say("usage-missing", what=_called(parameter))
        case "BadOptionUsage":
            takes = "does not take" not in error.message
            key = "usage-needs-value" if takes else "usage-no-value"
            return say(key, option=error.option_name)
        case "BadParameter" if parameter is not None:
            return _unfit(parameter, error)
        case "BadParameter" if error.param_hint is not None:
            return say("usage-bad-value", option=error.param_hint, problem=error.message)
    return str(error.message)


def _unfit(parameter: Any, error: Any) -> str:
    """A value that is not what an option takes."""
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    flag, text = _called(parameter), str(found.get("input", ""))
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if least is not None and most is not None:
        return say("terminal-number", flag=flag, text=text, least=least, most=most)
    if least is not None:
        return say("usage-number-least", flag=flag, text=text, least=least)
    allowed = parameter.type_descriptor.choices
    listed = ", ".join(str(getattr(one, "value", one)) for one in allowed or ())
    return say("usage-choice", flag=flag, text=text, allowed=listed)


# Help


def _write(ctx: Any, formatter: Any, parameters: list[Any]) -> None:
    """Lists of what a command takes, with what is said of each."""
    shown = [one for one in parameters if not one.hidden]
    for kind, title in (("argument", "usage-arguments"), ("option", "usage-options")):
        rows = [(_named(one), _about(ctx, one)) for one in shown if one.param_type_name == kind]
        if rows:
            with formatter.section(say(title)):
                formatter.write_dl(rows)


def _arguments(command: Any) -> list[Any]:
    return [one for one in command.params if one.param_type_name == "argument"]


def _place(argument: Any) -> str:
    """An argument in the line of use: in brackets if it may be left out."""
    name = _called(argument) + (
        " …" if argument.nargs == -1 and "…" not in _called(argument) else ""
    )
    return name if argument.required else f"[{name}]"


def _named(parameter: Any) -> str:
    """A parameter as it is written on the command line."""
    if parameter.param_type_name == "argument":
        return _called(parameter)
    flags = " / ".join(
        ", ".join(sorted(some, key=len))
        for some in (parameter.opts, parameter.secondary_opts)
        if some
    )
    return flags if parameter.is_flag or parameter.count else f"{flags} {_value(parameter)}"


def _called(parameter: Any) -> str:
    """What a complaint calls a parameter."""
    return (
        _value(parameter)
        if parameter.param_type_name == "argument"
        else max(parameter.opts, key=len)
    )


def _value(parameter: Any) -> str:
    """What stands for a value: the words of its metavar that are words, in the language."""
    choices = parameter.type_descriptor.choices
    usual = "|".join(str(getattr(one, "value", one)) for one in choices) if choices else ""
    written = parameter.metavar or usual or ("N" if parameter.min is not None else "TEXT")
    return re.sub(r"[A-Z]{3,}", lambda word: _word(word[0]), written)


def _word(word: str) -> str:
    key = f"usage-word-{word.lower()}"
    return say(key) if knows(key) else word


def _about(ctx: Any, parameter: Any) -> str:
    """What a parameter does; the variable it may come from, what it usually is, its bounds."""
    if HELP in parameter.opts:
        return say("usage-help")
    notes = []
    if parameter.envvar and parameter.show_envvar:
        notes.append(say("usage-variable", name=parameter.envvar))
    usual = parameter.get_default(ctx, call=False)
    if usual not in (None, False) and parameter.show_default:
        notes.append(say("usage-default", value=str(getattr(usual, "value", usual))))
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if least is not None:
        notes.append(f"≥ {least}" if most is None else f"{least}–{most}")
    if parameter.required:
        notes.append(say("usage-required"))
    about = parameter.help or ""
    return f"{about}  [{'; '.join(notes)}]" if notes else about

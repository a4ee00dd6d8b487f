"""Compiled functions as code for WebAssembly: one object for a game, one for all games share.

    python -m musivum.browser.emit GAME FILE

It runs in a process of its own: Numba is told by the environment (:data:`ENVIRONMENT`) to leave its
code as it comes, for any processor. That is rewritten for a machine whose addresses have 32 bits,
optimised for that one, and written out. All that Numba adds for Python falls away.
"""

import re
import sys
import warnings
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm

SHARED: Final = "shared"
"""The name of what all games share: search, first impressions, play-outs."""
ENVIRONMENT: Final = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "MUSIVUM_CHECKED": ""}
TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+simd128,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser has had since 2023."""

NAMES: Final = (
    *("setup", "awaiting", "legal", "weight", "forbids", "play", "sample", "result", "redact"),
    *("deal", "evaluate", "rate", "advise", "expect", "foresee", "sift", "effort", "alike"),
    "settled",
    *("grow", "look_up", "first_impressions", "play_out", "trust", "is_at_least", "rate_greedily"),
    "play_games",
)
"""Every function that a pack may offer."""

_LIBRARY = f"""
target triple = "{TRIPLE}"
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %number) {{
  %root = call double @llvm.sqrt.f64(double %number)
  ret double %root
}}
"""
"""What Numba takes from the system's library, and the machine has an instruction for."""


def shared_kernels() -> dict[str, Any]:
    """What is compiled once for all games, by the names that drivers call it by."""
    from musivum.analysis.playout import play_games  # noqa: PLC0415 - compiles it
    from musivum.bots import greedy  # noqa: PLC0415 - the same
    from musivum.search import exact, halving, tree  # noqa: PLC0415 - the same

    return {
        "grow": tree.grow,
        "look_up": tree.look_up,
        "first_impressions": halving.first_impressions,
        "play_out": halving.play_out,
        "trust": halving.trust,
        "is_at_least": exact.is_at_least,
        "rate_greedily": greedy.rate,
        "play_games": play_games,
    }


def room_kernels(room: Any) -> dict[str, Any]:
    """The kernels of a game."""
    found: dict[str, Any] = room.KERNELS._asdict()
    if room.POLICY is not None:
        policy = room.POLICY
        found |= {"rate": policy.rate, "advise": policy.advise, "expect": policy.expect}
        found |= {"effort": policy.effort}
    else:
        from musivum.core import policy  # noqa: PLC0415 - compiles it

        found |= {"rate": policy.no_rate, "advise": policy.no_advice}
        found |= {"expect": policy.no_expectation}
    optional = {"alike": room.ALIKE, "settled": room.SETTLED}
    for name in ("foresee", "sift"):
        optional[name] = room.POLICY and getattr(room.POLICY, name)
    return found | {name: one for name, one in optional.items() if one is not None}


def emit(kernels: dict[str, Any]) -> bytes:
    """An object with these functions, and nothing that they do not need."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=3, features=FEATURES, reloc="static")
    made = {name: one.overloads[one.signatures[0]] for name, one in kernels.items()}
    names = {one.fndesc.llvm_func_name: name for name, one in made.items()}
    whole = llvm.parse_assembly(_LIBRARY)
    for name, one in made.items():
        text = _rewritten(one.library.get_llvm_str(), names, str(machine.target_data))
        module = llvm.parse_assembly(text)
        for function in module.functions:
            if not function.is_declaration:
                function.linkage = "external" if function.name == name else "linkonce_odr"
        whole.link_in(module)
    for function in whole.functions:
        if not function.is_declaration and function.name not in kernels:
            function.linkage = "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(3))
    passes.getModulePassManager().run(whole, passes)
    found: bytes = machine.emit_object(whole)
    return found


def _rewritten(text: str, names: dict[str, str], layout: str) -> str:
    """A module for the other machine, whose kernels are called by their plain names."""
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.M)
    text = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', text, flags=re.M)
    # Not every format knows common variables; these are Numba's own, and nobody reads them.
    text = text.replace(" common ", " linkonce_odr ")
    mangled = "|".join(re.escape(one) for one in names)
    return re.sub(rf'@"?({mangled})"?(?=[\s(,)])', lambda found: f"@{names[found[1]]}", text)


def main() -> None:
    """Write an object into a file: of the game that is named, or of what all share."""
    name, file = sys.argv[1], Path(sys.argv[2])
    warnings.simplefilter("ignore")  # what is left unoptimised cannot be cached, and need not be
    from musivum.core.compiled import compile_quietly  # noqa: PLC0415 - Numba
    from musivum.games import room  # noqa: PLC0415 - the same

    compile_quietly()
    file.write_bytes(emit(shared_kernels() if name == SHARED else room_kernels(room(name))))


if __name__ == "__main__":
    main()

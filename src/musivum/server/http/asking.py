"""What all routes share: who asks, whose share of the work it is, and how one is refused."""

from typing import Annotated, Any

from fastapi import Depends, Path, Request

from musivum.server.errors import Unavailable, Unknown
from musivum.server.http import answers as given
from musivum.server.http.guard import GUEST, address_of, token_of
from musivum.server.match.guests import Guest
from musivum.server.services import Services

FILE = {"type": "string", "format": "binary"}
"""How OpenAPI describes an answer that is no JSON."""
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": text, "model": given.Problem}
    for status, text in (
        (400, "wrong request, or an illegal move"),
        (401, "no guest yet"),
        (403, "not yours, or from another site"),
        (404, "no such thing"),
        (405, "not this method"),
        (409, "not now"),
        (413, "too large"),
        (429, "too fast, or too many"),
        (503, "starting or stopping"),
    )
}
MatchId = Annotated[str, Path(max_length=40)]


async def services_of(request: Request) -> Services:
    """The server's parts, once it has started."""
    # Not a plain function: FastAPI would call that in another thread, for every request.
    found: Services | None = request.app.state.services
    if found is None:
        raise Unavailable("server-stopping")
    return found


Running = Annotated[Services, Depends(services_of)]


async def anyone(request: Request, services: Running) -> Guest | None:
    """Whoever asks; None if they are no guest yet."""
    guest = await services.guests.find(token_of(request.headers, request.cookies))
    if guest is not None:
        services.guests.seen(guest, address_of(request.scope, services.settings.proxied))
        services.budget.guests.take(guest.id)
        request.scope[GUEST] = guest.id
    return guest


async def known(guest: Annotated[Guest | None, Depends(anyone)]) -> Guest:
    """A guest, or 401."""
    if guest is None:
        raise Unknown("server-no-guest")
    return guest


async def asking(
    request: Request, guest: Annotated[Guest | None, Depends(anyone)], services: Running
) -> str:
    """Whose share of the work it is: the guest's, or the address's if it is nobody's."""
    return address_of(request.scope, services.settings.proxied) if guest is None else guest.id


Anyone = Annotated[Guest | None, Depends(anyone)]
Known = Annotated[Guest, Depends(known)]


async def makes(request: Request, services: Running) -> None:
    """Of one address, only so many matches are made."""
    services.new_matches.take(address_of(request.scope, services.settings.proxied))


MAKES = [Depends(makes)]
Asker = Annotated[str, Depends(asking)]

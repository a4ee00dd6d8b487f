"""A device that is lent from test to test is new to whoever gets it."""

from tests.web.conftest import Open, Server, made_new

LEAVE = """async () => {
  localStorage.setItem('left', 'here');
  document.cookie = 'left=here';
  await (await caches.open('left')).put('/left', new Response('here'));
  await new Promise((done) => { indexedDB.open('left').onsuccess = done; });
}"""
LEFT = """async () => [
  ...Object.keys(localStorage), ...Object.keys(sessionStorage), ...await caches.keys(),
  ...(await indexedDB.databases()).map((one) => one.name), document.cookie,
].filter(Boolean)"""


def test_nothing_of_whoever_had_a_device_is_left_on_it(open_page: Open, server: Server) -> None:
    page = open_page()
    page.goto("/settings")
    assert page.request.post("/api/me", data={"name": "Ada"}).ok
    page.evaluate(LEAVE)
    assert page.evaluate(LEFT)
    context = page.context
    made_new(context, server.address)
    assert page.is_closed()
    another = context.new_page()
    another.goto("/settings")
    assert another.evaluate(LEFT) == []
    assert another.request.get("/api/me").status == 401

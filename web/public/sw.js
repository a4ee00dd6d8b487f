// Keeps the page for times without a network, when somebody has asked for it in the settings.
// What is kept is the same for everyone: the page itself, lists and pictures of the games, rules and
// lessons, and what plays them. Nothing that belongs to a person is ever kept here.

const HOME = new URL(self.registration.scope).pathname; // the folder that the page lies in
const KEPT = `musivum-kept${HOME.slice(0, -1)}`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Files with a hash or a version in their name never change; all else is asked for first, and taken
// from what is kept if nobody answers. What was not kept on purpose is not touched.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (!url.pathname.startsWith(HOME)) return;
  const name = url.pathname.slice(HOME.length);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(HOME)));
  else if (/^(assets\/|packs\/.*[-.][\w-]{8,}\.\w+$|pyodide-)/.test(name)) {
    event.respondWith(kept(request).then((found) => (found.ok ? found : fetch(request))));
  } else if (/^(api\/(games|pictures|rules|lessons)|packs\/)/.test(name)) {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});

async function kept(request) {
  // Asked so, nothing is made where nothing is kept.
  const found = await caches.match(request, { cacheName: KEPT, ignoreVary: true });
  return found ?? Response.error();
}

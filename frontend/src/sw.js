/* global __ASSETS__ -- the build fills it in */
/**
 * Opens the shelf of books taken home, and the reader, without the internet. Scope `/library`. It keeps what the screens
 * are made of and what a school looks like to anybody, and nothing that the server says to a person.
 */
const APP = 'app-__VERSION__';
const ASSETS = __ASSETS__;
const SCREEN = '/library/at-home';
/** The same for every visitor of this school. */
const PUBLIC = ['/theme.css', '/favicon.svg', '/api/current-tenant'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(APP)
      .then((cache) =>
        Promise.all([
          cache.addAll([SCREEN, ...ASSETS]),
          // The platform's own address has no school: what is not there is not kept.
          ...PUBLIC.map((path) => cache.add(path).catch(() => undefined)),
        ]),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('app-') && name !== APP).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** The newest from the network; without one, what was kept under this key. */
async function newest(request, key) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(key, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, SCREEN));
  else if (PUBLIC.includes(pathname.replace(/\/$/, '')))
    event.respondWith(newest(request, pathname.replace(/\/$/, '')));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((found) => found ?? fetch(request)));
});

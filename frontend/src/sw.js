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

/** A screen that was asked for: without a network the books of this device, or one of them opened. */
async function screen(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    // Every other screen needs the server.
    if (!/^\/library\/(at-home|[^/]+\/read)\/?$/.test(pathname)) return Response.redirect(SCREEN);
    const found = await caches.match(SCREEN, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(screen(request, pathname));
  else if (PUBLIC.includes(pathname.replace(/\/$/, '')))
    event.respondWith(newest(request, pathname.replace(/\/$/, '')));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** Parts of the app keep their name for ever: what came once is kept, and so are parts that a later start needs. */
async function asset(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const copy = response.clone();
    void caches.open(APP).then((cache) => cache.put(request, copy));
  }
  return response;
}

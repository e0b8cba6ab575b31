/* global __ASSETS__ -- the build fills it in */
/**
 * Service worker that opens the library's first page, the dashboard, the list of offline books and the reader without a
 * network. Scope `/`.
 * It caches the app's files and a school's public appearance, and no response that depends on a person.
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
          // The platform's own address has no school: missing responses are not cached.
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

/**
 * Fetches from the network and updates the cache; without a network, returns the response cached under this
 * key.
 */
async function newest(request, key) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(key, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** Screens that open without a network: the first ones, the list of offline books, and an opened one. */
const OFFLINE_SCREENS = /^\/(dashboard|library|library\/at-home|library\/[^/]+\/read)?\/?$/;

/** A requested screen: without a network the app, or for a screen that needs the server the list of offline books. */
async function screen(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    if (!OFFLINE_SCREENS.test(pathname)) return Response.redirect(SCREEN);
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

/**
 * A file of the app never changes under its name, so it is served from the cache; a file that is not in the cache
 * is fetched and stored.
 */
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

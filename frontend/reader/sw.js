/* global __ASSETS__ -- the build fills it in */
/**
 * Service worker of the book origin: serves books that were stored for offline reading, to the reader's shell
 * only (scope `/reader/`). A book is stored by the id of its file: the signed segment of its address expires,
 * whereas the book on the device stays until the app page removes it. No personal data is ever sent to this
 * origin.
 */
const SHELL = 'shell-__VERSION__';
const ASSETS = __ASSETS__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/reader/', ...ASSETS]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('shell-') && name !== SHELL)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** Cache and key of a file of an opened book, or null: `/b/<claim>.<signature>/<path>`. */
function bookFile(url) {
  const [, b, segment = '', ...path] = url.pathname.split('/');
  if (b !== 'b') return null;
  try {
    const claim = atob(segment.split('.')[0].replaceAll('-', '+').replaceAll('_', '/'));
    const fileId = claim.split(' ')[2];
    return fileId ? { cache: `book-${fileId}`, key: `/b/${fileId}/${path.join('/')}` } : null;
  } catch {
    return null;
  }
}

/** Part of a stored file: recordings are requested by range. */
async function partOf(response, range) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const blob = await response.blob();
  if (!from) return response.clone();
  const start = Number(from);
  const end = to ? Math.min(Number(to), blob.size - 1) : blob.size - 1;
  return new Response(blob.slice(start, end + 1, blob.type), {
    status: 206,
    headers: {
      'content-type': response.headers.get('content-type') ?? blob.type,
      'content-range': `bytes ${start}-${end}/${blob.size}`,
      'accept-ranges': 'bytes',
    },
  });
}

async function kept(request, file) {
  // A book that was not stored has no cache, and reading it does not create one.
  if (!(await caches.has(file.cache))) return fetch(request);
  const found = await (await caches.open(file.cache)).match(file.key);
  if (!found) return fetch(request);
  const range = request.headers.get('range');
  return range ? partOf(found, range) : found;
}

async function shell(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match('/reader/');
    if (page) return page;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const file = bookFile(url);
  if (file) event.respondWith(kept(request, file));
  else if (request.mode === 'navigate') event.respondWith(shell(request));
  else if (url.pathname.startsWith('/reader/assets/'))
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((found) => found ?? fetch(request)));
});

/**
 * Inline script of every page (`backend/src/platform/http/web-app.ts`), before its styles. In a browser with
 * an earlier sign-in it requests the session, the profile, and the book that the address opens, while the app
 * is loading; the app takes these responses (`api/prefetch.ts`) instead of requesting them two round trips
 * later. Files that a screen needs for one role only, which the page names (`web-files.ts`), are fetched as
 * soon as the role is known.
 */
(() => {
  try {
    if (localStorage.getItem('signed_in') !== '1') return;
  } catch {
    return;
  }
  const refresh = () =>
    fetch('/api/auth/token/refresh/', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-Refresh': 'cookie', 'Content-Type': 'application/json' },
      body: '{}',
    });
  // The lock of `api/reauth.ts`: no two tabs use the same token.
  const asked = navigator.locks ? navigator.locks.request('session-refresh', refresh) : refresh();
  const session = asked.catch(() => null);
  const token = session
    .then((answer) => (answer && answer.ok ? answer.clone().json() : null))
    .then((body) => body && body.access)
    .catch(() => null);
  const ask = (path) =>
    token
      .then((access) => access && fetch(path, { headers: { Authorization: `Bearer ${access}` } }))
      .catch(() => null);
  const profile = ask('/api/user/profile/');
  const answers = {};
  const book = /^\/library\/([^/]+)\/read\/?$/.exec(location.pathname);
  if (book)
    for (const path of [`/api/books/${book[1]}/`, `/api/books/${book[1]}/content/`])
      answers[path] = ask(path);
  window.early = { session, profile, token, answers };
  profile
    .then((answer) => answer && answer.ok && answer.clone().json())
    .then((user) => {
      for (const link of document.querySelectorAll('link[data-for]'))
        if (user && link.dataset.for === user.role)
          link.rel = link.hasAttribute('as') ? 'preload' : 'modulepreload';
    })
    .catch(() => null);
})();

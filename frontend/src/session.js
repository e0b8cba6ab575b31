/**
 * Stands in the text of every page (`backend/src/platform/http/web-app.ts`), before its styles. Who was here before asks for
 * their session, and for themselves, while the app is on its way: it takes these answers (`api/early.ts`) in place of asking
 * when it runs, two trips later.
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
  // The lock of `api/reauth.ts`: no two tabs spend the same token.
  const asked = navigator.locks ? navigator.locks.request('session-refresh', refresh) : refresh();
  const session = asked.catch(() => null);
  const profile = session
    .then((answer) => (answer && answer.ok ? answer.clone().json() : null))
    .then(
      (body) => body && fetch('/api/user/profile/', { headers: { Authorization: `Bearer ${body.access}` } }),
    )
    .catch(() => null);
  window.early = { session, profile };
})();

/**
 * Inline script of a page with initial content (`backend/src/platform/http/initial-content.ts`), before its
 * styles. The content is in the language of the browser, and the app's scripts are delayed until it has been
 * painted. A person who chose another language here, or who is signed in and may start on another screen, sees
 * the app's loading screen instead.
 */
(() => {
  const root = document.documentElement;
  let later = document.getElementById('later');
  const start = () => {
    if (later) document.head.append(later.content);
    later = null;
  };
  try {
    const chosen = localStorage.getItem('language');
    if (localStorage.getItem('signed_in') === '1' || (chosen && chosen !== root.dataset.first))
      root.classList.add('no-first');
  } catch {
    // Without storage no language was chosen.
  }
  if (root.classList.contains('no-first') || document.hidden) return start();
  // After the first frame only the app is missing. No frame is painted before the styles have loaded.
  requestAnimationFrame(() => setTimeout(start));
  // A page in the background paints no frame.
  setTimeout(start, 3000);
})();

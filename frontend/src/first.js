/**
 * Stands in the text of a page with first words (`backend/src/platform/http/first-words.ts`), before its styles. The words are
 * in the language of the browser, and what the app is made of was put aside. Who chose another language here, or is
 * signed in and may begin elsewhere, waits for the app in their place.
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
    // Without a store nothing was chosen.
  }
  if (root.classList.contains('no-first') || document.hidden) return start();
  // After the first frame nothing but the app is missing. No frame is drawn before the styles are there.
  requestAnimationFrame(() => setTimeout(start));
  // A page that went to the background meanwhile draws none.
  setTimeout(start, 3000);
})();

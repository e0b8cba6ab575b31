/** Longest time that the server's words stand for an app that shows nothing of its own. */
const PATIENCE = 10_000;

/**
 * Takes the words that the server wrote into the page away as soon as the app shows a heading of its own, and what is
 * typed or pressed meets the app.
 */
export function leaveFirstWords(root: HTMLElement): void {
  const first = document.getElementById('first');
  if (!first) return;
  const leave = () => {
    observer.disconnect();
    clearTimeout(timer);
    first.remove();
  };
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1')) leave();
  });
  const timer = setTimeout(leave, PATIENCE);
  observer.observe(root, { childList: true, subtree: true });
}

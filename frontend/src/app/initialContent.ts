/** Maximum time in milliseconds for which the initial content is shown while the app shows nothing of its own. */
const PATIENCE = 10_000;

/** Removes the initial content as soon as the app shows a heading of its own, so that input goes to the app. */
export function removeInitialContent(root: HTMLElement): void {
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

import type { KeyboardEvent } from 'react';

/** Arrow keys move the focus to the book beside, above or below; Tab moves through all of them as usual. */
export function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0) return;
  const top = (link: HTMLElement) => link.getBoundingClientRect().top;
  const inRow = links.filter((link) => Math.abs(top(link) - top(links[0]!)) < 4).length || 1;
  const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: inRow,
    ArrowUp: -inRow,
  };
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : at + (steps[event.key] ?? NaN);
  if (!links[next]) return;
  event.preventDefault();
  links[next].focus();
}

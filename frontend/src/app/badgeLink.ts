/**
 * A badge's link is `/login#badge=<token>`. The token is removed from the address before anything else
 * happens, so that no history list, copied address or error report contains it. It is held in memory until
 * the sign-in page reads it, once.
 */
const LINK = /^#badge=([\w-]{16,64})$/;

let waiting: string | null = null;

/** Takes a badge token out of the address of this page. Must be called before the router starts. */
export function captureBadgeLink(): void {
  const secret = LINK.exec(location.hash)?.[1];
  if (!secret) return;
  waiting = secret;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Returns the badge token from this page's address; null after the first call. */
export function claimBadge(): string | null {
  const secret = waiting;
  waiting = null;
  return secret;
}

/** The badge token in the text of a QR code; null when it is not a badge. */
export function badgeOf(text: string): string | null {
  const at = text.indexOf('#');
  return at < 0 ? null : (LINK.exec(text.slice(at).trim())?.[1] ?? null);
}

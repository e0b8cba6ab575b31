/**
 * A badge's link is `/login#badge=<secret>`. The secret leaves the address before anything else happens: no history
 * list, no copied address and no error report holds it. It is kept here until the sign-in page asks for it, once.
 */
const LINK = /^#badge=([\w-]{16,64})$/;

let waiting: string | null = null;

/** Takes a badge's secret out of the address of this page. To be called before the router starts. */
export function takeBadgeLink(): void {
  const secret = LINK.exec(location.hash)?.[1];
  if (!secret) return;
  waiting = secret;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The secret that came with this page's address; gone once it was asked for. */
export function claimBadge(): string | null {
  const secret = waiting;
  waiting = null;
  return secret;
}

/** The secret in what a QR code says; null when it is no badge. */
export function badgeOf(text: string): string | null {
  const at = text.indexOf('#');
  return at < 0 ? null : (LINK.exec(text.slice(at).trim())?.[1] ?? null);
}

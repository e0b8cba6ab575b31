const KEY = 'invitation';

/**
 * The secret of the opened invitation, stored for the life of this tab: it must survive signing in without being part
 * of an address.
 */
export const pendingInvitation = {
  get(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set(secret: string): void {
    try {
      sessionStorage.setItem(KEY, secret);
    } catch {
      // Without storage the person has to open the link of the e-mail again after signing in.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is not available; nothing was stored.
    }
  },
};

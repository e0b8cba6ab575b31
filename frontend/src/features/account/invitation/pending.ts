const KEY = 'invitation';

/**
 * The secret of the invitation that was opened, for as long as this tab lives: it has to outlast logging in, and must not
 * stand in an address meanwhile.
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
      // Without storage the person opens the link of the e-mail once more after logging in.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  },
};

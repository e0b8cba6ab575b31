import type { Tx } from '../db/db.ts';

/** A module whose links are sent by e-mail, and replaced when the e-mail is resent. */
export interface RenewsSecrets {
  /**
   * Replaces the digest of a link that still works; the former link then works no more.
   * @returns false where no link that works has the digest
   */
  renew(tx: Tx, former: Uint8Array<ArrayBuffer>, next: Uint8Array<ArrayBuffer>): Promise<boolean>;
}

export const RENEWS_SECRETS = Symbol('renews-secrets');

/** Declares a provider that renews the secrets of its links. */
export const RenewsLinkSecrets = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(RENEWS_SECRETS, true, target);

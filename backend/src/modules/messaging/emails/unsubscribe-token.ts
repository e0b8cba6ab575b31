import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';

/** Placeholder of the token in a stored e-mail, so that no table holds the token. */
export const UNSUBSCRIBE_MARK = '⟨unsubscribe⟩';

/** Path of the page on which e-mails of a kind are stopped. */
export const unsubscribePath = (token: string): string => `/unsubscribe?token=${token}`;

/** Address to which a mail program posts (RFC 8058). */
export const oneClickPath = (token: string): string => `/api/unsubscribe/${token}/one-click`;

/** Tokens that stop e-mails: the id of the e-mail that contains it, and a secret derived from it with the server's key. */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly secrets: LinkSecrets) {}

  of(emailId: string): string {
    return `${emailId}.${this.secrets.secretOf(`unsubscribe:${emailId}`)}`;
  }

  /** The id of the e-mail of a token. @throws AppError not_found for any other text */
  read(token: string): string {
    const [given = ''] = token.split('.');
    if (!isUuid(given)) throw notFound('link');
    const id = given.toLowerCase();
    const [a, b] = [Buffer.from(this.of(id)), Buffer.from(token)];
    if (a.length !== b.length || !timingSafeEqual(a, b)) throw notFound('link');
    return id;
  }
}

import { createSign, createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { SANDBOX_CERTIFICATE, SANDBOX_KEY } from './certificate.ts';

/** What PayPal signs: `<transmission id>|<time>|<webhook id>|<crc32 of the body as unsigned decimal>`. */
export const signedMessage = (id: string, time: string, webhookId: string, body: string): string =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;

/** The signature over a message, in base64 (SHA256withRSA). */
export const signMessage = (message: string): string =>
  createSign('RSA-SHA256').update(message).sign(SANDBOX_KEY, 'base64');

export const isSigned = (message: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(message).verify(SANDBOX_CERTIFICATE, signature, 'base64');

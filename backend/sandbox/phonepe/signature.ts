import { createHash } from 'node:crypto';

/**
 * The header `Authorization` of PhonePe's webhooks: SHA-256 of `user:password` in hexadecimal. It covers neither the body
 * nor a time (developer.phonepe.com, "Handle Webhooks").
 */
export const phonepeAuthorization = (username: string, password: string): string =>
  createHash('sha256').update(`${username}:${password}`).digest('hex');

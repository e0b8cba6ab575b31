import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { TRUST_MS } from './class-device.rules.ts';

const COOKIE = 'class_device';

/**
 * The secret by which classes know this browser again; a new one, in a cookie that scripts cannot read, where it has
 * none. The cookie alone signs nobody in.
 */
export function classDeviceOf(request: AppRequest, reply: FastifyReply): string {
  const sent = request.cookies[COOKIE];
  const secret = sent && /^[\w-]{43}$/.test(sent) ? sent : randomBytes(32).toString('base64url');
  void reply.setCookie(COOKIE, secret, {
    path: '/api/auth',
    httpOnly: true,
    secure: request.protocol === 'https',
    sameSite: 'lax',
    maxAge: TRUST_MS / 1_000,
  });
  return secret;
}

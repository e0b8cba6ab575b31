import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppRequest } from './request.ts';

const COOKIE = 'guest_token';
const HEADER = 'guest-token';
const KEPT_SECONDS = 30 * 86_400;

/** The token by which a browser without a session is told from others (ADR 0051); null when it has none. */
export function guestTokenOf(request: AppRequest): string | null {
  const token = request.headers[HEADER] ?? request.cookies[COOKIE];
  return typeof token === 'string' && token.length >= 22 ? token : null;
}

/** Gives a browser without a session its token: 192 random bits, out of the reach of scripts. */
export function giveGuestToken(request: AppRequest, reply: FastifyReply): void {
  if (request.user || guestTokenOf(request)) return;
  void reply.setCookie(COOKIE, randomBytes(24).toString('base64url'), {
    path: '/api',
    httpOnly: true,
    secure: request.protocol === 'https',
    sameSite: 'lax',
    maxAge: KEPT_SECONDS,
  });
}

import type { FastifyReply } from 'fastify';
import type { AppRequest } from '../../../../platform/http/request.ts';

const SSO_COOKIE = 'sso';
const COOKIE_PATH = '/api';

/** Path to which the provider redirects the browser. */
export const SSO_CALLBACK = '/api/sso/callback';

export class SsoStart {
  /** The authorisation address. */
  url!: string;
}

/** Binds a sign-in attempt to the browser that started it, by a cookie valid for ten minutes. */
export const bindSsoAttempt = (request: AppRequest, reply: FastifyReply, cookie: string): void =>
  void reply.setCookie(SSO_COOKIE, cookie, {
    path: COOKIE_PATH,
    httpOnly: true,
    secure: request.protocol === 'https',
    sameSite: 'lax', // the provider's redirect is a link from another site
    maxAge: 600,
  });

/** The cookie of the attempt that this browser started; undefined without one. */
export const ssoCookieOf = (request: AppRequest): string | undefined => request.cookies[SSO_COOKIE];

/** Removes the cookie after the attempt. */
export const releaseSsoAttempt = (reply: FastifyReply): void =>
  void reply.clearCookie(SSO_COOKIE, { path: COOKIE_PATH });

import { Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../../platform/config.ts';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import type { Caller, SessionTokens } from './open-session.ts';

/** Tokens; `refresh` is absent when the caller requested the cookie. */
export class TokenPair {
  access!: string;
  refresh?: string;
}
const COOKIE = 'refresh';
/**
 * The token of a view-as session has a separate cookie beside the viewer's own: stopping removes it, and the
 * next refresh uses the own session again.
 */
const VIEWING_COOKIE = 'viewing';
const COOKIE_PATH = '/api/auth';
/** The cookie of a refresh token, for a sign-in that ends with a redirect. */
export const SESSION_COOKIE = { name: COOKIE, path: COOKIE_PATH };

/** Documents that the refresh token of a route may be in a cookie. */
export const RefreshByCookie = () =>
  ApiHeader({
    name: 'X-Refresh',
    required: false,
    description: 'The refresh token travels in an HttpOnly cookie instead of the body.',
    schema: { type: 'string', enum: ['cookie'] },
  });

/** Sends a session's tokens: both in the body, or the refresh token in a cookie that scripts cannot read. */
@Injectable()
export class SessionReply {
  constructor(private readonly config: Config) {}

  send(request: AppRequest, reply: FastifyReply, { access, refresh, remember }: SessionTokens): TokenPair {
    void reply.header('cache-control', PRIVATE);
    if (!wantsCookie(request)) return { access, refresh };
    if (request.cookies[VIEWING_COOKIE]) this.clearViewing(reply);
    void reply.setCookie(COOKIE, refresh, {
      path: COOKIE_PATH,
      httpOnly: true,
      secure: request.protocol === 'https',
      sameSite: 'lax',
      ...(remember && { maxAge: this.config.jwt.refreshDays * 86_400 }),
    });
    return { access };
  }

  /** The same for a view-as session, valid for at most `seconds`. */
  sendViewing(
    request: AppRequest,
    reply: FastifyReply,
    { access, refresh }: SessionTokens,
    seconds: number,
  ): TokenPair {
    void reply.header('cache-control', PRIVATE);
    if (!wantsCookie(request)) return { access, refresh };
    void reply.setCookie(VIEWING_COOKIE, refresh, {
      path: COOKIE_PATH,
      httpOnly: true,
      secure: request.protocol === 'https',
      sameSite: 'strict',
      maxAge: seconds,
    });
    return { access };
  }

  clearViewing(reply: FastifyReply): void {
    void reply.clearCookie(VIEWING_COOKIE, { path: COOKIE_PATH });
  }

  /** The refresh token of this browser's view-as session, if any. */
  viewingOf(request: AppRequest): string | undefined {
    return wantsCookie(request) ? request.cookies[VIEWING_COOKIE] : undefined;
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: COOKIE_PATH });
  }

  /**
   * The refresh token of the cookie. Accepted only with the header `X-Refresh`, which a form of another site
   * cannot send.
   */
  cookieOf(request: AppRequest): string | undefined {
    return wantsCookie(request) ? request.cookies[COOKIE] : undefined;
  }
}

/** The origin of a request, for budgets and the list of devices. */
export const callerOf = (request: AppRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

const wantsCookie = (request: AppRequest): boolean => request.headers['x-refresh'] === 'cookie';

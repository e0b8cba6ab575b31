import { Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import type { Caller, SessionTokens } from './open-session.ts';

/** Tokens; `refresh` is absent when the caller asked for the cookie. */
export class TokenPair {
  access!: string;
  refresh?: string;
}
const COOKIE = 'refresh';
/**
 * Staff who view as somebody hold that session's token beside their own, which stays as it is: stopping takes this one
 * away, and the next refresh is their own again.
 */
const VIEWING_COOKIE = 'viewing';
const COOKIE_PATH = '/api/auth';

/** Describes that the refresh token of a route may travel in a cookie. */
export const RefreshByCookie = () =>
  ApiHeader({
    name: 'X-Refresh',
    required: false,
    description: 'The refresh token travels in an HttpOnly cookie instead of the body.',
    schema: { type: 'string', enum: ['cookie'] },
  });

/** Hands a session's tokens to whoever signed in: both in the body, or the refresh token where scripts cannot see it. */
@Injectable()
export class SessionReply {
  constructor(private readonly config: Config) {}

  give(request: AppRequest, reply: FastifyReply, { access, refresh, remember }: SessionTokens): TokenPair {
    void reply.header('cache-control', 'private, no-store');
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

  /** The same for a session that looks through somebody's eyes, `seconds` at most. */
  giveViewing(
    request: AppRequest,
    reply: FastifyReply,
    { access, refresh }: SessionTokens,
    seconds: number,
  ): TokenPair {
    void reply.header('cache-control', 'private, no-store');
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

  /** The refresh token of viewing as somebody, if this browser does. */
  viewingOf(request: AppRequest): string | undefined {
    return wantsCookie(request) ? request.cookies[VIEWING_COOKIE] : undefined;
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: COOKIE_PATH });
  }

  /** The refresh token of the cookie. It counts only with our own header: no other site's form can send that one. */
  cookieOf(request: AppRequest): string | undefined {
    return wantsCookie(request) ? request.cookies[COOKIE] : undefined;
  }
}

/** Where a request comes from, for budgets and for the list of a person's devices. */
export const callerOf = (request: AppRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

const wantsCookie = (request: AppRequest): boolean => request.headers['x-refresh'] === 'cookie';

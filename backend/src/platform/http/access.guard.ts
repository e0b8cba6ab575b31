import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { may, MESSAGES } from '@bookgrove/contract';
import type { Principal } from '../context.ts';
import { currentContext, currentTenantKind, currentTenantId } from '../context.ts';
import { AppError } from '../errors.ts';
import { ACCESS, OWN_SIGN_IN, VIEWING, type AccessRule, type ViewingRule } from './access.ts';
import { ProvenTokens } from './proven-tokens.ts';
import type { AppRequest } from './request.ts';
import { LiveSessions } from './tenant-directory.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** The global guard of every route. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly proven = new ProvenTokens();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: LiveSessions,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (request.headers.authorization === undefined) {
      if (rule === 'public') return true;
      throw new AppError('unauthenticated', 'not_signed_in', 'Please log in first.');
    }
    if (rule === 'public' && /^basic /i.test(request.headers.authorization) && this.readsKeys(context))
      return true;
    const principal = await this.prove(context, request, request.headers.authorization);
    if (!(await this.sessions.isLive(principal.sessionId, !READS.includes(request.method))))
      throw new AppError('unauthenticated', 'session_ended', 'This login has ended. Please log in again.');
    const running = currentContext();
    if (running) running.principal = principal;
    if (principal.impersonatorId) await this.admitViewing(context, request);
    if (rule === 'public' || rule === 'signed-in') return true;
    if (!may(principal.role, rule, currentTenantKind()))
      throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
    // Only the own reading position may be changed without a confirmed e-mail address, since nobody else sees it.
    const changes = !READS.includes(request.method) && rule !== 'reading.record';
    if (changes && !(await this.sessions.isConfirmed(principal.sessionId)))
      throw new AppError(
        'forbidden',
        'email_unverified',
        'Please confirm your e-mail address first: open the link that we sent to you.',
      );
    return true;
  }

  private async prove(context: ExecutionContext, request: AppRequest, token: string): Promise<Principal> {
    const tenantId = currentContext()?.tenantId;
    const known = tenantId ? this.proven.get(tenantId, token) : undefined;
    if (known) return (request.user = known);
    await super.canActivate(context);
    // Without a tenant no token is valid, so this line is not reached.
    this.proven.add(currentTenantId(), token, request.user!);
    return request.user!;
  }

  private readsKeys(context: ExecutionContext): boolean {
    const marks = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(OWN_SIGN_IN, marks) === true;
  }

  /** A view-as session may read and changes nothing; each address that it reads is recorded. */
  private async admitViewing(context: ExecutionContext, request: AppRequest): Promise<void> {
    const rule = this.reflector.getAllAndOverride<ViewingRule | undefined>(VIEWING, [
      context.getHandler(),
      context.getClass(),
    ]);
    const reads = READS.includes(request.method);
    if (rule === 'never') throw new AppError('forbidden', 'own_eyes_only', MESSAGES.ownEyesOnly);
    if (!reads && rule !== 'allowed') throw new AppError('forbidden', 'only_viewing', MESSAGES.onlyViewing);
    if (reads) await this.sessions.noteRead(request.url.split('?')[0]!);
  }

  override handleRequest<U = Principal>(error: unknown, user: U | false, info: unknown): U {
    if (user) return user;
    if (error) throw error as Error;
    if ((info as Error | undefined)?.name === 'TokenExpiredError')
      throw new AppError(
        'unauthenticated',
        'token_expired',
        'The access token has expired. Refresh it and try again.',
      );
    throw new AppError(
      'unauthenticated',
      'token_invalid',
      'The access token is not valid here. Please log in.',
    );
  }
}

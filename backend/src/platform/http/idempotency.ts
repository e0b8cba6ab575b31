import { createHash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, from, mergeMap, of, type Observable } from 'rxjs';
import { currentContext, currentTenantId } from '../context.ts';
import { Db } from '../db/db.ts';
import type { Prisma } from '../db/generated/client.ts';
import { AppError } from '../errors.ts';
import type { AppRequest } from './request.ts';

/** Key of the mark that `Idempotent` leaves on a route. */
export const IDEMPOTENT = 'idempotent';
const STALE_CLAIM_MS = 30_000;

/** Keeps the first answer to an Idempotency-Key for 24 hours, per school, person and route. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly db: Db) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const header = request.headers['idempotency-key'];
    if (header === undefined) return next.handle();
    if (typeof header !== 'string' || header.length < 8 || header.length > 255)
      throw new AppError(
        'invalid',
        'idempotency_key_invalid',
        'Idempotency-Key must have 8 to 255 characters.',
      );

    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const id = {
      tenant_id: currentTenantId(),
      scope: `${currentContext()?.principal?.userId ?? 'anyone'} ${request.method} ${pathOf(request.url)}`,
      key: header,
    };
    const hash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex');
    const claimed = await this.db.transaction((tx) =>
      tx.idempotencyKey.createMany({ data: [{ ...id, request_hash: hash }], skipDuplicates: true }),
    );
    const where = { tenant_id_scope_key: id };
    if (claimed.count === 0) {
      const first = await this.db.transaction((tx) => tx.idempotencyKey.findUnique({ where }));
      if (first?.request_hash !== hash)
        throw new AppError(
          'invalid',
          'idempotency_key_reused',
          'This Idempotency-Key was used for another request.',
        );
      if (first.status === null && !(await this.takeOver(first)))
        throw new AppError(
          'conflict',
          'still_working',
          'The first request with this key is still being worked on.',
          { retryAfter: 1 },
        );
      if (first.status !== null) {
        void reply.status(first.status).header('idempotency-replayed', 'true');
        return of(first.body);
      }
    }
    return next.handle().pipe(
      mergeMap(async (body: unknown) => {
        await this.db.transaction((tx) =>
          tx.idempotencyKey.update({
            where,
            data: { status: reply.statusCode, body: (body ?? null) as Prisma.InputJsonValue },
          }),
        );
        return body;
      }),
      // A refused request changed nothing: the key may be used again for the mended one.
      catchError((error: unknown) =>
        from(this.db.transaction((tx) => tx.idempotencyKey.deleteMany({ where: id }))).pipe(
          mergeMap(() => {
            throw error;
          }),
        ),
      ),
    );
  }

  /** A claim without an answer for half a minute belongs to a process that died: the repeated request takes it. */
  private async takeOver(claim: {
    tenant_id: string;
    scope: string;
    key: string;
    created_at: Date;
  }): Promise<boolean> {
    const { tenant_id, scope, key, created_at } = claim;
    if (Date.now() - created_at.getTime() < STALE_CLAIM_MS) return false;
    const taken = await this.db.transaction((tx) =>
      tx.idempotencyKey.updateMany({
        where: { tenant_id, scope, key, created_at, status: null },
        data: { created_at: new Date() },
      }),
    );
    return taken.count === 1;
  }
}

/**
 * A POST that may be repeated safely: it takes `Idempotency-Key`, and answers the same key with the first answer. Only such
 * routes pass through here: a stream around every answer of the application would cost each a tenth.
 */
export const Idempotent = () =>
  applyDecorators(SetMetadata(IDEMPOTENT, true), UseInterceptors(IdempotencyInterceptor));

/** An address answers with and without its slash: both are one. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/\/+$/, '');

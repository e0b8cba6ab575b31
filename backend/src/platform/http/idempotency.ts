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
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { currentContext, currentTenantId } from '../context.ts';
import { Db } from '../db/db.ts';
import type { Prisma } from '../db/generated/client.ts';
import { waitingCompanion, withCompanion, type Companion } from '../db/unit-of-work.ts';
import { AppError } from '../errors.ts';
import { crashPoint } from '../messaging/crash-point.ts';
import { ReplayedProblem, toProblem } from './problem.filter.ts';
import type { AppRequest } from './request.ts';

/** Metadata key that `Idempotent` sets on a route: whether the header is optional or required. */
export const IDEMPOTENT = 'idempotent';
export type IdempotencyRule = 'optional' | 'required';

/**
 * Header or cookie that identifies a caller without a session among other guests: 22 to 255 random
 * characters.
 */
const GUEST_TOKEN_HEADER = 'guest-token';
const GUEST_TOKEN_COOKIE = 'guest_token';
const GUEST_TOKEN = /^[\w.~-]{22,255}$/;

/** A key whose effect is committed and whose answer is still missing after this time lost it: its process died. */
const ANSWER_LOST_MS = 60_000;

interface KeyId {
  tenant_id: string;
  scope: string;
  key: string;
}
interface StoredKey {
  request_hash: string;
  status: number | null;
  body: Prisma.JsonValue;
  created_at: Date;
}

/**
 * Thrown inside of a transaction when the key's row exists: the transaction is rolled back and the
 * interceptor answers.
 */
class KeyExists extends Error {}

const stillWorking = (): AppError =>
  new AppError('conflict', 'still_working', 'The first request with this key is still being worked on.', {
    retryAfter: 1,
  });

/**
 * The Idempotency-Key of a running request: its row is written by the first transaction of the request that
 * writes anything.
 */
class ClaimedKey implements Companion {
  /** A transaction has committed the row. */
  isCommitted = false;
  private isOver = false;
  private answer: { status: number; body: Prisma.InputJsonValue } | null = null;
  private readonly id: KeyId;
  private readonly requestHash: string;

  constructor(id: KeyId, requestHash: string) {
    this.id = id;
    this.requestHash = requestHash;
  }

  get done(): boolean {
    return this.isCommitted || this.isOver;
  }

  /** Refuses at once while another request with this key has its transaction open, instead of waiting for its commit. */
  async begin(tx: Prisma.TransactionClient): Promise<void> {
    this.answer = null;
    const name = `idempotency ${this.id.tenant_id} ${this.id.scope} ${this.id.key}`;
    const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`;
    if (!lock!.free) throw stillWorking();
    const found = await this.inTenant(tx, () => tx.idempotencyKey.count({ where: this.id }));
    if (found > 0) throw new KeyExists();
  }

  async write(tx: Prisma.TransactionClient): Promise<void> {
    const { count } = await this.inTenant(tx, () =>
      tx.idempotencyKey.createMany({
        data: [{ ...this.id, request_hash: this.requestHash, ...this.answer }],
        skipDuplicates: true,
      }),
    );
    if (count === 0) throw new KeyExists();
  }

  committed(): void {
    this.isCommitted = true;
  }

  /** No further transaction carries the key: the request is answered. */
  end(): void {
    this.isOver = true;
  }

  /** Stores the answer with the row. */
  setAnswer(status: number, body: Prisma.InputJsonValue): void {
    this.answer = { status, body };
  }

  get hasStoredAnswer(): boolean {
    return this.isCommitted && this.answer !== null;
  }

  /** The transaction may be one of another tenant or a system one; the row belongs to the tenant of the request. */
  private async inTenant<T>(tx: Prisma.TransactionClient, work: () => Promise<T>): Promise<T> {
    const [before] = await tx.$queryRaw<{ tenant: string }[]>`
      select coalesce(current_setting('app.tenant_id', true), '') as tenant,
        set_config('app.tenant_id', ${this.id.tenant_id}, true)`;
    const result = await work();
    await tx.$executeRaw`select set_config('app.tenant_id', ${before!.tenant}, true)`;
    return result;
  }
}

/**
 * Stores the answer of the running request in the transaction that carries its Idempotency-Key. Without it
 * the answer is stored right after the handler, and a process that dies in between leaves a key that answers
 * 409 `answer_lost` from then on. Call it inside of the transaction, with exactly what the route answers,
 * where a client has to get the answer in any case (payments). Does nothing for a request without a key.
 */
export function storeAnswer(body: object, status = 201): void {
  const companion = waitingCompanion();
  if (companion instanceof ClaimedKey) companion.setAnswer(status, body);
}

/**
 * Executes a request with an Idempotency-Key at most once, and answers repetitions of it with the first
 * answer, for 24 hours for each tenant, caller and route. The key's row is committed by the transaction that
 * has the effect (`unit-of-work.ts`); ADR 0051 has the cases.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly db: Db,
    private readonly reflector: Reflector,
    private readonly log: PinoLogger,
  ) {
    log.setContext(IdempotencyInterceptor.name);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const header = request.headers['idempotency-key'];
    if (header === undefined) {
      if (this.reflector.get<IdempotencyRule>(IDEMPOTENT, context.getHandler()) === 'required')
        throw new AppError(
          'malformed',
          'idempotency_key_required',
          'This request needs the header Idempotency-Key. Send a new random value of 8 to 255 characters (a UUID, for example) with each new request, and the same value when you repeat one.',
        );
      return next.handle();
    }
    if (typeof header !== 'string' || header.length < 8 || header.length > 255)
      throw new AppError(
        'invalid',
        'idempotency_key_invalid',
        'Idempotency-Key must have 8 to 255 characters.',
      );

    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const hash = hashOf(request);
    const id = {
      tenant_id: currentTenantId(),
      scope: `${callerOf(request, hash)} ${request.method} ${pathOf(request.url)}`,
      key: header,
    };
    const known = await this.find(id);
    if (known) return this.replay(known, hash, reply);

    const claim = new ClaimedKey(id, hash);
    try {
      const body: unknown = await withCompanion(claim, () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
      if (claim.isCommitted) crashPoint('idempotency.committed');
      if (claim.isCommitted && !claim.hasStoredAnswer) await this.store(id, reply.statusCode, body ?? null);
      return of(body);
    } catch (error) {
      const stored = error instanceof KeyExists ? await this.find(id) : null;
      if (stored) return this.replay(stored, hash, reply);
      if (error instanceof KeyExists) throw stillWorking(); // cannot be: a committed key stays for a day
      // What is committed stays done: the same request gets the same refusal again, and never a second effect.
      if (claim.isCommitted) {
        const { problem } = toProblem(error, currentContext()?.correlationId ?? request.id);
        await this.store(id, problem.status, problem);
      }
      throw error;
    } finally {
      claim.end();
    }
  }

  private find(id: KeyId): Promise<StoredKey | null> {
    return this.db
      .rows<StoredKey & { [column: string]: unknown }>({
        name: 'idempotency_key',
        text: `select request_hash, status, body, created_at from platform.idempotency_key
               where tenant_id = $1 and scope = $2 and key = $3`,
        values: [id.tenant_id, id.scope, id.key],
      })
      .then(([row]) => row ?? null);
  }

  private replay(stored: StoredKey, hash: string, reply: FastifyReply): Observable<unknown> {
    if (stored.request_hash !== hash)
      throw new AppError(
        'invalid',
        'idempotency_key_reused',
        'This Idempotency-Key was used for another request.',
      );
    if (stored.status === null) {
      if (Date.now() - stored.created_at.getTime() < ANSWER_LOST_MS) throw stillWorking();
      throw new AppError(
        'conflict',
        'answer_lost',
        'The first request with this key was carried out, but its answer was lost. It is not carried out again: look at its result, and use a new key only for a new request.',
      );
    }
    void reply.header('idempotency-replayed', 'true');
    if (stored.status >= 400) throw new ReplayedProblem(stored.status, stored.body as object);
    void reply.status(stored.status);
    return of(stored.body);
  }

  /** The effect is committed: a failure here must not turn the answer into an error. */
  private async store(id: KeyId, status: number, body: unknown): Promise<void> {
    try {
      await this.db.batch([
        {
          name: 'store_idempotent_answer',
          text: `update platform.idempotency_key set status = $4, body = $5::jsonb
                 where tenant_id = $1 and scope = $2 and key = $3 and status is null`,
          values: [id.tenant_id, id.scope, id.key, status, JSON.stringify(body)],
        },
      ]);
    } catch (error) {
      this.log.error({ err: error }, 'the answer to an Idempotency-Key could not be stored');
    }
  }
}

/**
 * A POST that may be repeated safely: it accepts `Idempotency-Key` and answers the same key with the first answer. With
 * `required` it answers 400 without the header. Only routes with this decorator pass through the interceptor.
 */
export const Idempotent = (options: { required?: boolean } = {}) =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, (options.required ? 'required' : 'optional') satisfies IdempotencyRule),
    UseInterceptors(IdempotencyInterceptor),
  );

/** An address is valid with and without its trailing slash: both are one route. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/\/+$/, '');

/** SHA-256 of body and query string. */
function hashOf(request: AppRequest): string {
  const query = request.url.split('?')[1];
  return createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .update(query ? `?${query}` : '')
    .digest('hex');
}

/**
 * Whose key it is: a person's, or a guest's. A guest token is stored as a hash, since it grants access to a
 * cart. Guests without a token share one scope; there the body counts too, so that nobody gets the response
 * to another request.
 */
function callerOf(request: AppRequest, requestHash: string): string {
  const userId = currentContext()?.principal?.userId;
  if (userId) return userId;
  const token = request.headers[GUEST_TOKEN_HEADER] ?? request.cookies[GUEST_TOKEN_COOKIE];
  if (token === undefined) return `guest ${requestHash}`;
  if (typeof token !== 'string' || !GUEST_TOKEN.test(token))
    throw new AppError(
      'malformed',
      'guest_token_invalid',
      'A guest token has 22 to 255 letters, digits and the characters . _ ~ -',
    );
  return `guest ${createHash('sha256').update(token).digest('base64url')}`;
}

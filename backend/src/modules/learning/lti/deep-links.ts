import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AssignableKind } from '@bookgrove/contract';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { signedIn } from '../acting-person.ts';
import { WorkSources } from '../assignable.ts';
import type { ContentRequest } from './lti-bodies.ts';
import { deepLinkAnswer, type deepLinkOf } from './lti.rules.ts';
import { Platforms, type Registration } from './platforms.ts';

/** Time for choosing. */
const VALID_MS = 60 * 60_000;
/** Requests of platforms whose teachers choose content here (LTI Deep Linking 2.0). */
@Injectable()
export class DeepLinks {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly platforms: Platforms,
    private readonly queries: QueryBus,
    private readonly sources: WorkSources,
  ) {}

  /** Keeps a request for the person who came with it; returns the path at which they choose. */
  async begin(
    platform: Registration,
    deployment_id: string,
    user_id: string,
    request: NonNullable<ReturnType<typeof deepLinkOf>>,
  ): Promise<string> {
    const tenant_id = currentTenantId();
    const id = newId();
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      await tx.ltiDeepLink.deleteMany({ where: { tenant_id, expires_at: { lt: now } } });
      await tx.ltiDeepLink.createMany({
        data: [
          {
            tenant_id,
            id,
            registration_id: platform.id,
            deployment_id,
            user_id,
            ...request,
            expires_at: new Date(now.getTime() + VALID_MS),
          },
        ],
      });
    });
    return `/choose-content/${id}`;
  }

  /** @throws AppError 404 for a request of somebody else, an answered and an old one */
  async one(id: string): Promise<ContentRequest> {
    const { registration, many } = await this.row(id);
    return { platform: registration.name, many };
  }

  /**
   * Signs the answer; returns the path of ours whose form takes it to the platform, once.
   * @throws AppError 404, 422 for work that is not there, and for more than the platform takes
   */
  async answer(id: string, chosen: readonly { kind: AssignableKind; ref: string }[]): Promise<string> {
    const row = await this.row(id);
    if (chosen.length === 0 || (!row.many && chosen.length > 1))
      throw invalidFields({ items: ['Please choose one.'] });
    const items = await Promise.all(
      chosen.map(async ({ kind, ref }) => {
        const [item] = (await this.sources.of(kind)?.items([ref])) ?? [];
        if (!item) throw invalidFields({ items: ['This is no longer there.'] });
        return { ...item, graded: kind === 'course' };
      }),
    );
    const platform = await this.platforms.byId(row.registration_id);
    if (!platform) throw notFound('registration');
    const { origin } = await this.queries.execute(new GetSchool());
    const jwt = await this.platforms.signAnswer(platform, deepLinkAnswer(row, items, origin));
    const code = randomBytes(32).toString('base64url');
    await this.db.transaction((tx) =>
      tx.ltiDeepLink.updateMany({
        where: { tenant_id: currentTenantId(), id },
        data: { answer: jwt, answer_digest: digest(code) },
      }),
    );
    return `/api/lti/answer?code=${code}`;
  }

  /** Takes a signed answer, once. @throws AppError 403 */
  async takeAnswer(code: string): Promise<{ return_url: string; jwt: string }> {
    const tenant_id = currentTenantId();
    const row = await this.db.transaction(async (tx) => {
      const found = await tx.ltiDeepLink.findFirst({ where: { tenant_id, answer_digest: digest(code) } });
      if (!found) return null;
      const { count } = await tx.ltiDeepLink.deleteMany({ where: { tenant_id, id: found.id } });
      return count === 1 ? found : null;
    });
    if (!row || row.expires_at <= this.clock.now())
      throw new AppError('forbidden', 'answer_refused', 'This answer was sent already, or it is too old.');
    return { return_url: row.return_url, jwt: row.answer };
  }

  private async row(id: string) {
    const row = await this.db.transaction((tx) =>
      tx.ltiDeepLink.findFirst({
        where: {
          tenant_id: currentTenantId(),
          id,
          user_id: signedIn().id,
          answer_digest: null,
          expires_at: { gt: this.clock.now() },
        },
        include: { registration: { select: { name: true } } },
      }),
    );
    if (!row) throw notFound('content request');
    return row;
  }
}

const digest = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(text).digest());

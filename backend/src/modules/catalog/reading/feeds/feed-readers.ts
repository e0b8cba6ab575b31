import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantKind, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GetActiveRole } from '../../../identity/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { digestOf, passwordOf } from './feed-key.rules.ts';
import { FEED_KEY_ADDRESS_BUDGET } from './feed.budgets.ts';

/** Identifies the reader of a feed: the person of the session, or the owner of the key that a reading app sends. */
@Injectable()
export class FeedReaders {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** @throws AppError unauthenticated for an unknown key, or one whose owner is no longer active */
  async of(request: AppRequest): Promise<Reader> {
    if (request.user) return readerOf(request);
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const digest = digestOf(passwordOf(header) ?? '');
    const userId = digest && (await this.ownerOf(digest));
    const role = userId && (await this.queries.execute(new GetActiveRole(userId)));
    const tenantKind = currentTenantKind();
    if (userId && role && may(role, 'reading.record', tenantKind)) return { userId, role, tenantKind };
    await this.budgets.take(FEED_KEY_ADDRESS_BUDGET, request.ip);
    throw new AppError(
      'unauthenticated',
      'key_unknown',
      'This key is not known here. Make a new one under “Reading apps” in your account.',
    );
  }

  private async ownerOf(digest: Uint8Array): Promise<string | null> {
    const values = [currentTenantId(), Buffer.from(digest)];
    const [key] = await this.db.rows<{ user_id: string; used_recently: boolean }>({
      name: 'feed_key_owner',
      text: `select user_id, used_at > now() - interval '1 hour' as used_recently from catalog.feed_key
             where tenant_id = $1 and secret_hash = $2`,
      values,
    });
    if (key && !key.used_recently)
      await this.db.transaction(
        (tx) =>
          tx.$executeRaw`update catalog.feed_key set used_at = date_trunc('hour', now())
                         where tenant_id = ${values[0]}::uuid and secret_hash = ${values[1]}`,
      );
    return key?.user_id ?? null;
  }
}

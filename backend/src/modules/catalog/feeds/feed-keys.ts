import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { digestOf, MOST_KEYS, newKey } from './feed-key.rules.ts';

/** A reading app that signs in with a key. */
export class FeedKeyView {
  id!: string;
  /** What its person calls the app. */
  name!: string;
  created_at!: string;
  /** To the hour; null while it was never used. */
  used_at!: string | null;
}
export class NewFeedKey extends FeedKeyView {
  /** Shown this once. */
  key!: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}
const view = ({ id, name, created_at, used_at }: Row): FeedKeyView => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

/** One's own keys, newest first. */
export class ListFeedKeys extends Query<FeedKeyView[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(ListFeedKeys)
export class ListFeedKeysHandler implements IQueryHandler<ListFeedKeys> {
  constructor(private readonly db: Db) {}

  async execute({ userId }: ListFeedKeys): Promise<FeedKeyView[]> {
    const rows = await this.db.rows<Row>({
      name: 'feed_keys',
      text: `select id, name, created_at, used_at from catalog.feed_key
             where tenant_id = $1 and user_id = $2 order by created_at desc, id limit ${MOST_KEYS}`,
      values: [currentTenantId(), userId],
    });
    return rows.map(view);
  }
}

/** Makes a key for one app; it is told once. */
export class MakeFeedKey extends Command<NewFeedKey> {
  constructor(
    readonly userId: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(MakeFeedKey)
export class MakeFeedKeyHandler implements ICommandHandler<MakeFeedKey> {
  constructor(private readonly db: Db) {}

  async execute({ userId, name }: MakeFeedKey): Promise<NewFeedKey> {
    const tenant_id = currentTenantId();
    const key = newKey();
    return this.db.transaction(async (tx) => {
      // Two at once must not both be the tenth.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`feed-keys ${userId}`}))`;
      if ((await tx.feedKey.count({ where: { tenant_id, user_id: userId } })) >= MOST_KEYS)
        throw new AppError(
          'conflict',
          'too_many_keys',
          `You have ${MOST_KEYS} keys already. Take one back that you no longer use.`,
        );
      const row = await tx.feedKey.create({
        data: { id: newId(), tenant_id, user_id: userId, name, secret_hash: digestOf(key)! },
      });
      return { ...view({ ...row }), key };
    });
  }
}

/** Takes one's own key back: its app is signed out at once. */
export class TakeFeedKeyBack extends Command<void> {
  constructor(
    readonly userId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(TakeFeedKeyBack)
export class TakeFeedKeyBackHandler implements ICommandHandler<TakeFeedKeyBack> {
  constructor(private readonly db: Db) {}

  async execute({ userId, id }: TakeFeedKeyBack): Promise<void> {
    await this.db.transaction((tx) =>
      tx.feedKey.deleteMany({ where: { tenant_id: currentTenantId(), id, user_id: userId } }),
    );
  }
}

import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { digestOf, MAX_FEED_KEYS, newKey } from './feed-key.rules.ts';

/** A reading app that signs in with a key. */
export class FeedKeyView {
  id!: string;
  /** The name that its owner gave the app. */
  name!: string;
  created_at!: string;
  /** Rounded to the hour; null while it was never used. */
  used_at!: string | null;
}
export class NewFeedKey extends FeedKeyView {
  /** It is shown only once. */
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
             where tenant_id = $1 and user_id = $2 order by created_at desc, id limit ${MAX_FEED_KEYS}`,
      values: [currentTenantId(), userId],
    });
    return rows.map(view);
  }
}

/** Creates a key for one app; it is shown once. */
export class CreateFeedKey extends Command<NewFeedKey> {
  constructor(
    readonly userId: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(CreateFeedKey)
export class CreateFeedKeyHandler implements ICommandHandler<CreateFeedKey> {
  constructor(private readonly db: Db) {}

  async execute({ userId, name }: CreateFeedKey): Promise<NewFeedKey> {
    const tenant_id = currentTenantId();
    const key = newKey();
    return this.db.transaction(async (tx) => {
      // Serialized for each person, so that two requests at once cannot exceed the limit.
      await lockUntilCommit(tx, `feed-keys ${userId}`);
      if ((await tx.feedKey.count({ where: { tenant_id, user_id: userId } })) >= MAX_FEED_KEYS)
        throw new AppError(
          'conflict',
          'too_many_keys',
          `You have ${MAX_FEED_KEYS} keys already. Take one back that you no longer use.`,
        );
      const row = await tx.feedKey.create({
        data: { id: newId(), tenant_id, user_id: userId, name, secret_hash: digestOf(key)! },
      });
      return { ...view({ ...row }), key };
    });
  }
}

/** Revokes one's own key: its app is signed out at once. */
export class RevokeFeedKey extends Command<void> {
  constructor(
    readonly userId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RevokeFeedKey)
export class RevokeFeedKeyHandler implements ICommandHandler<RevokeFeedKey> {
  constructor(private readonly db: Db) {}

  async execute({ userId, id }: RevokeFeedKey): Promise<void> {
    await this.db.transaction((tx) =>
      tx.feedKey.deleteMany({ where: { tenant_id: currentTenantId(), id, user_id: userId } }),
    );
  }
}

import { VIEW_LIMITS, viewQuery, type ViewTable } from '@bookgrove/contract';
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
import { type AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';

/** A saved view: filters and order of a table. */
export class SavedView {
  id!: string;
  name!: string;
  /** Query string of the table's address, e.g. role=teacher&status=archived. */
  query!: string;
}

/** A person's views of a table, by name; at most 20. */
export class ListSavedViews extends Query<SavedView[]> {
  constructor(
    readonly userId: string,
    readonly table: ViewTable,
  ) {
    super();
  }
}

@QueryHandler(ListSavedViews)
export class ListSavedViewsHandler implements IQueryHandler<ListSavedViews> {
  constructor(private readonly db: Db) {}

  execute({ userId, table }: ListSavedViews): Promise<SavedView[]> {
    return this.db.rows<SavedView & Record<string, unknown>>({
      name: 'saved_views',
      text: `select id, name, query from identity.saved_view
             where tenant_id = $1::uuid and user_id = $2::uuid and of_table = $3
             order by lower(name), name limit ${VIEW_LIMITS.views}`,
      values: [currentTenantId(), userId, table],
    });
  }
}

/** Saves a view under a name. An existing one with that name is replaced, so that a retry changes nothing. */
export class SaveView extends Command<void> {
  constructor(
    readonly userId: string,
    readonly table: ViewTable,
    readonly name: string,
    readonly query: string,
  ) {
    super();
  }
}

@CommandHandler(SaveView)
export class SaveViewHandler implements ICommandHandler<SaveView> {
  constructor(private readonly db: Db) {}

  async execute({ userId, table, name, query: address }: SaveView): Promise<void> {
    const query = viewQuery(table, address);
    if (!query) throw wrong('query', 'Choose a filter, an order or a word to search for first.');
    const tenant_id = currentTenantId();
    const mine = { tenant_id, user_id: userId, of_table: table };
    await this.db.transaction(async (tx) => {
      // Serialised, so that the limit holds for concurrent requests.
      await lockUntilCommit(tx, `views of ${userId}`);
      const { count } = await tx.savedView.updateMany({ where: { ...mine, name }, data: { query } });
      if (count > 0) return;
      if ((await tx.savedView.count({ where: mine })) >= VIEW_LIMITS.views)
        throw wrong('name', `There are ${VIEW_LIMITS.views} views already. Remove one first.`);
      await tx.savedView.create({ data: { id: newId(), ...mine, name, query } });
    });
  }
}

/** Deletes one of the requester's views. */
export class RemoveView extends Command<void> {
  constructor(
    readonly userId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveView)
export class RemoveViewHandler implements ICommandHandler<RemoveView> {
  constructor(private readonly db: Db) {}

  async execute({ userId, id }: RemoveView): Promise<void> {
    const { count } = await this.db.transaction((tx) =>
      tx.savedView.deleteMany({ where: { tenant_id: currentTenantId(), user_id: userId, id } }),
    );
    if (count === 0) throw notFound('view');
  }
}

const wrong = (field: string, words: string): AppError => invalidFields({ [field]: [words] });

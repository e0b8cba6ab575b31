import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { changedColumns, PRICE_COLUMN, pricingIn } from '../books/price.rules.ts';
import { Deeds } from '../deeds.ts';
import { changesOf, undone, type BookEdit, type EditableBook } from './edit.rules.ts';
import { DeskPlaces, type Doer } from './move-book.ts';

/** How long an edit of many can be taken back. */
const UNDO_HOURS = 24;

export interface BooksEdited {
  changed: number;
  /** What takes it back, for a day. */
  edits: string[];
}

/** Says the same of many books of the running school at once. */
export class EditBooks extends Command<BooksEdited> {
  constructor(
    readonly ids: readonly string[],
    readonly edit: BookEdit,
  ) {
    super();
  }
}

const EDITABLE = `id, title, reading_level, age_rating, language, license, featured, categories, charity_bps, ${PRICE_COLUMN}`;
const valuesOf = (value: unknown) => value as never;

/** The books, locked in one order, so that two who edit at once wait for each other and never for ever. */
const lock = (tx: Tx, ids: readonly string[]): Promise<(EditableBook & { title: string })[]> =>
  tx.$queryRawUnsafe(
    `select ${EDITABLE} from catalog.book where tenant_id = $1::uuid and id = any($2::uuid[]) order by id for update`,
    currentTenantId(),
    ids,
  );

@CommandHandler(EditBooks)
export class EditBooksHandler implements ICommandHandler<EditBooks> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly deeds: Deeds,
    private readonly places: DeskPlaces,
  ) {}

  async execute({ ids, edit }: EditBooks): Promise<BooksEdited> {
    const doer = await this.places.doer();
    const edits = await this.db.transaction(async (tx) => {
      const made: string[] = [];
      for (const book of await lock(tx, ids)) {
        const changes = changesOf(book, edit);
        if (Object.keys(changes).length === 0) continue;
        made.push(await write(tx, book.id, changes, 'edit', doer));
        const pricing = pricingIn(changes);
        if (pricing) await this.deeds.note(tx, 'book.priced', book.title, { reason: pricing });
      }
      if (made.length > 0) await this.cache.announce(tx);
      return made;
    });
    this.cache.forget();
    return { changed: edits.length, edits };
  }
}

/** Takes one's edits of the last day back, where nobody has changed the same since. */
export class UndoEdits extends Command<{ changed: number }> {
  constructor(readonly edits: readonly string[]) {
    super();
  }
}

@CommandHandler(UndoEdits)
export class UndoEditsHandler implements ICommandHandler<UndoEdits> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly deeds: Deeds,
    private readonly places: DeskPlaces,
  ) {}

  async execute({ edits }: UndoEdits): Promise<{ changed: number }> {
    const doer = await this.places.doer();
    const since = new Date(this.clock.now().getTime() - UNDO_HOURS * 3_600_000);
    const changed = await this.db.transaction(async (tx) => {
      const moves = await tx.bookMove.findMany({
        where: {
          tenant_id: currentTenantId(), id: { in: [...edits] }, move: 'edit', actor_id: doer.id, created_at: { gte: since },
        },
      }); // prettier-ignore
      if (moves.length === 0)
        throw new AppError('conflict', 'nothing_to_undo', 'This can no longer be taken back.');
      let count = 0;
      for (const book of await lock(
        tx,
        moves.map(({ book_id }) => book_id),
      )) {
        const move = moves.find(({ book_id }) => book_id === book.id)!;
        const back = undone(book, move.detail as Record<string, [unknown, unknown]>);
        if (Object.keys(back).length === 0) continue;
        await write(tx, book.id, back, 'undo', doer);
        const pricing = pricingIn(back);
        if (pricing) await this.deeds.note(tx, 'book.priced', book.title, { reason: pricing });
        count += 1;
      }
      if (count > 0) await this.cache.announce(tx);
      return count;
    });
    this.cache.forget();
    return { changed };
  }
}

/** Writes changes to a book and into its history; resolves with the entry's id. */
async function write(
  tx: Tx,
  bookId: string,
  changes: Record<string, [unknown, unknown]>,
  move: 'edit' | 'undo',
  doer: Doer,
): Promise<string> {
  const tenant_id = currentTenantId();
  await tx.book.update({
    where: { tenant_id_id: { tenant_id, id: bookId } },
    data: valuesOf(changedColumns(changes)),
  });
  const id = newId();
  await tx.bookMove.createMany({
    data: [
      {
        id,
        tenant_id,
        book_id: bookId,
        move,
        detail: valuesOf(changes),
        actor_id: doer.id,
        actor_name: doer.name,
      },
    ],
  });
  return id;
}

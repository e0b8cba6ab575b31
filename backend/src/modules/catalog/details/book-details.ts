import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { may, remarksOf, toIsbn13 } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Book } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Money } from '../books/book-view.ts';
import { changedColumns, columnsOf, priceOf, pricingIn } from '../books/price.rules.ts';
import { maySee, OWN_BOOK, type Reader } from '../books/book-access.rules.ts';
import { Deeds } from '../deeds.ts';
import { DeskPlaces } from '../desk/move-book.ts';
import { bookOf, noteMove } from '../imports/import-when-list-started.ts';
import type { Changes } from '../imports/judge.rules.ts';
import { noteTyped } from '../desk/typed-edits.ts';
import { Audience } from './audience.ts';
import type { BookDetailsBody } from './details-bodies.ts';

type Person = NonNullable<Reader>;

/** Everything a form says of a book. */
export class BookDetailsView {
  id!: string;
  slug!: string;
  title!: string;
  subtitle!: string | null;
  summary!: string;
  authors!: string[];
  illustrators!: string[];
  translators!: string[];
  narrators!: string[];
  language!: string;
  reading_level!: number | null;
  age_min!: number | null;
  age_max!: number | null;
  age_rating!: number | null;
  categories!: string[];
  sdg_goals!: number[];
  license!: string | null;
  rights!: 'own' | 'licence' | 'permission' | null;
  /** Who gave a permission, when and for what. */
  rights_proof!: string;
  /** Null: free. */
  price!: Money | null;
  /** Of each 10,000 of the price, so many go to a charity. */
  charity_bps!: number | null;
  isbn!: string | null;
  publisher!: string | null;
  published_on!: string | null;
  series!: string | null;
  series_position!: number | null;
  visibility!: 'private' | 'class' | 'school' | 'platform' | 'public';
  class_id!: string | null;
  /** To be sent along with a change: of two who change the book at once, the slower one is told. */
  version!: number;
  /** It was sent for a look, and the asker may take it back, since nobody has looked yet. */
  may_recall!: boolean;
  status!: 'draft' | 'in_review' | 'published' | 'archived';
  ingestion!: 'waiting' | 'processing' | 'ready' | 'refused';
  /** It is described, and its file has not come yet. */
  awaits_file!: boolean;
  /** How hard its words are by open formulas, 1 to 4; null: unknown. */
  level_guess!: number | null;
  /** What should be put right, most important first. */
  remarks!: (
    | 'title-capitals'
    | 'title-file'
    | 'language-missing'
    | 'age-missing'
    | 'age-order'
    | 'level-missing'
    | 'level-guess'
    | 'level-above-age'
    | 'summary-missing'
    | 'shelf-missing'
    | 'pictures-undescribed'
    | 'class-missing'
    | 'rights-missing'
    | 'licence-missing'
    | 'proof-missing'
    | 'no-everybody'
  )[];
}

/** Their own book, or any for those who manage books; whoever may not even see it hears of none. */
export function assertMayDescribe(reader: Person, book: Book | null): asserts book is Book {
  if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
  if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.place))
    throw new AppError('forbidden', 'not_yours', 'Only who put this book in, or an administrator, can change it.');
} // prettier-ignore

/** What a book costs is for those who manage books to say. */
function assertMayPrice(reader: Person, { price, charity_bps }: BookDetailsBody): void {
  if ((price !== undefined || charity_bps !== undefined) && !may(reader.role, 'book.manage', reader.place))
    throw new AppError('forbidden', 'not_allowed', 'An administrator says what a book costs.');
}

/** What a form says of a book, for those who may change it. */
export class GetBookDetails extends Query<BookDetailsView> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@QueryHandler(GetBookDetails)
export class GetBookDetailsHandler implements IQueryHandler<GetBookDetails> {
  constructor(private readonly db: Db) {}

  async execute({ bookId, reader }: GetBookDetails): Promise<BookDetailsView> {
    const tenant_id = currentTenantId();
    const [book, sent] = await this.db.transaction(async (tx) => [
      await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: bookId } } }),
      await tx.bookCase.findUnique({ where: { tenant_id_book_id: { tenant_id, book_id: bookId } } }),
    ]);
    assertMayDescribe(reader, book);
    const waits = book.status === 'in_review' && sent?.stage === 'open' && sent.owner_id === null;
    return { ...viewOf(book), may_recall: waits && book.created_by === reader.userId };
  }
}

const viewOf = (book: Book): Omit<BookDetailsView, 'may_recall'> => ({
  id: book.id,
  slug: book.slug,
  title: book.title,
  subtitle: book.subtitle,
  summary: book.summary,
  authors: book.authors,
  illustrators: book.illustrators,
  translators: book.translators,
  narrators: book.narrators,
  language: book.language,
  reading_level: book.reading_level,
  age_min: book.age_min,
  age_max: book.age_max,
  age_rating: book.age_rating,
  categories: book.categories,
  sdg_goals: book.sdg_goals,
  license: book.license,
  rights: book.rights as BookDetailsView['rights'],
  rights_proof: book.rights_proof,
  price: priceOf(book),
  charity_bps: book.charity_bps,
  isbn: book.isbn,
  publisher: book.publisher,
  published_on: book.published_on,
  series: book.series,
  series_position: book.series_position,
  visibility: book.visibility,
  class_id: book.class_id,
  version: book.details_version,
  status: book.status,
  ingestion: book.ingestion,
  awaits_file: book.awaits_file,
  level_guess: book.level_guess === null ? null : book.level_guess + 1,
  remarks: remarksOf(book),
});

/** Members as they are kept: empty is nothing, an ISBN has thirteen digits. @throws AppError validation_failed */
function kept(body: BookDetailsBody, book: Pick<Book, 'age_min' | 'age_max'> | null): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || name === 'visibility' || name === 'class_id' || name === 'version') continue;
    if (Array.isArray(value) && name !== 'sdg_goals')
      said[name] = [...new Set(value.map((one: string) => one.trim()).filter(Boolean))];
    else said[name] = value === '' && name !== 'summary' && name !== 'rights_proof' ? null : value;
  }
  // What was permitted has no licence of its own; a permission is written down for nothing else.
  if (said['rights'] === 'permission') said['license'] = null;
  if (said['rights'] !== undefined && said['rights'] !== 'permission') said['rights_proof'] = '';
  if (typeof said['isbn'] === 'string') said['isbn'] = toIsbn13(said['isbn']);
  const low = said['age_min'] === undefined ? book?.age_min : said['age_min'];
  const high = said['age_max'] === undefined ? book?.age_max : said['age_max'];
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
      fields: { age_max: ['The second age must not be below the first.'] },
    });
  return said;
} // prettier-ignore

/**
 * Says of a book what its form says; who said it and what stood there before is written down, but for a draft that nobody
 * except its maker has had before their eyes: it is kept as it is typed.
 */
export class ChangeBookDetails extends Command<{ id: string }> {
  constructor(
    readonly bookId: string,
    readonly body: BookDetailsBody,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(ChangeBookDetails)
export class ChangeBookDetailsHandler implements ICommandHandler<ChangeBookDetails> {
  constructor(
    private readonly audience: Audience,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly deeds: Deeds,
    private readonly places: DeskPlaces,
  ) {}

  async execute({ bookId, body, reader }: ChangeBookDetails): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const where = { tenant_id_id: { tenant_id, id: bookId } };
    assertMayDescribe(reader, await this.db.transaction((tx) => tx.book.findUnique({ where })));
    assertMayPrice(reader, body);
    const heard = body.visibility && (await this.audience.of(reader, body.visibility, body.class_id));
    const doer = await this.places.doer();
    await this.db.transaction(async (tx) => {
      await tx.$queryRaw`select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = ${bookId}::uuid for update`;
      const book = await tx.book.findUnique({ where });
      assertMayDescribe(reader, book);
      if (body.version !== undefined && body.version !== book.details_version)
        throw new AppError('conflict', 'book_changed', 'Somebody else, or another window, changed this book meanwhile.');
      const said: Record<string, unknown> = { ...kept(body, book), ...heard };
      const now: Record<string, unknown> = { ...book, price: priceOf(book) };
      const changes: Changes = Object.fromEntries(
        Object.entries(said)
          .filter(([name, value]) => JSON.stringify(now[name] ?? null) !== JSON.stringify(value ?? null))
          .map(([name, value]) => [name, [now[name] ?? null, value]]),
      );
      if (Object.keys(changes).length === 0) return;
      const data = changedColumns(changes);
      await tx.book.update({ where, data: { ...data, ...(data['title'] !== undefined && { title_from_file: false }) } });
      if (await this.ownAlone(tx, book, reader)) return;
      await noteTyped(tx, bookId, changes, doer, this.clock.now());
      const pricing = pricingIn(changes);
      if (pricing) await this.deeds.note(tx, 'book.priced', book.title, { reason: pricing });
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { id: bookId };
  } // prettier-ignore

  /** A draft that was on no shelf yet, that nobody took on the desk, and that has no history, as one of a list has. */
  private async ownAlone(tx: Tx, book: Book, reader: Person): Promise<boolean> {
    if (book.status !== 'draft' || book.published_at !== null || book.created_by !== reader.userId) return false;
    const { tenant_id, id: book_id } = book;
    if (await tx.bookCase.findUnique({ where: { tenant_id_book_id: { tenant_id, book_id } } })) return false;
    return (await tx.bookMove.findFirst({ where: { tenant_id, book_id } })) === null;
  } // prettier-ignore
}

/** Describes a book whose file comes later. */
export class DescribeBook extends Command<{ id: string }> {
  constructor(
    readonly body: BookDetailsBody,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(DescribeBook)
export class DescribeBookHandler implements ICommandHandler<DescribeBook> {
  constructor(
    private readonly audience: Audience,
    private readonly db: Db,
    private readonly places: DeskPlaces,
  ) {}

  async execute({ body, reader }: DescribeBook): Promise<{ id: string }> {
    const { title } = body;
    if (!title)
      throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
        fields: { title: ['A book needs a title.'] },
      });
    const id = newId();
    const heard = body.visibility && (await this.audience.of(reader, body.visibility, body.class_id));
    const said = kept(body, null);
    const doer = await this.places.doer();
    await this.db.transaction(async (tx) => {
      const data = {
        ...bookOf({ title }, id, reader.userId),
        ...columnsOf(said),
        ...heard,
      };
      await tx.book.createMany({ data: [data] });
      await noteMove(tx, id, 'edit', {}, doer);
    });
    return { id };
  }
}

import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { BOOK_REMARKS, may, remarksOf, toIsbn13, type BookRemark } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Book } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId } from '../../../../platform/ids.ts';
import { DescribedBook, describedFieldsOf } from '../../library/books/book-fields.ts';
import { Money } from '../../../../platform/http/money.ts';
import type { Changes } from '../../library/books/book-changes.rules.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { BookCharities } from '../../library/books/book-charities.ts';
import { BookCharity } from '../../library/books/book-view.ts';
import type { NamedBeneficiary } from '../../library/books/book-charity.rules.ts';
import { describedBook } from '../../library/books/described-book.ts';
import { priceColumns, priceOf } from '../../library/books/price.rules.ts';
import { maySee, OWN_BOOK, type Reader } from '../../library/books/book-access.rules.ts';
import { ModerationTenants } from '../moderation/transition-book.ts';
import { VisibilityCheck } from '../../library/uploads/visibility-check.ts';
import type { BookDetailsBody } from '../../library/uploads/book-details-body.ts';

type Person = NonNullable<Reader>;

/** All fields of the form of a book. */
export class BookDetailsView extends DescribedBook {
  age_min!: number | null;
  age_max!: number | null;
  /** Slugs. */
  categories!: string[];
  rights!: 'own' | 'licence' | 'permission' | null;
  /** Who gave a permission, when and for what. */
  rights_proof!: string;
  /** Null: free. */
  price!: Money | null;
  /** Who gets the charity's share; null while none is named. */
  charity!: BookCharity | null;
  /** A year, a month or a day: `2019`, `2019-04`, `2019-04-23`. */
  published_on!: string | null;
  class_id!: string | null;
  /** Must be sent with a change; the change is refused if somebody else changed the book meanwhile. */
  version!: number;
  /** It was submitted for review, and the caller may take it back, since nobody has begun to review it. */
  may_recall!: boolean;
  /** It was described by a form or a list, and its file has not been uploaded yet. */
  awaits_file!: boolean;
  /** Reading level estimated by readability formulas, 1 to 4; null: unknown. */
  level_guess!: number | null;
  /** What should be corrected, most important first. */
  @ApiProperty({ enum: Object.keys(BOOK_REMARKS), isArray: true })
  remarks!: BookRemark[];
}

/** Allows uploaders and those who manage books; a book that the requester may not see is not found. */
function assertMayDescribe(reader: Person, book: Book | null): asserts book is Book {
  if (!book || !maySee(reader, { ...book, ...OWN_BOOK })) throw notFound('book');
  if (book.created_by !== reader.userId && !may(reader.role, 'book.manage', reader.tenantKind))
    throw new AppError(
      'forbidden',
      'not_yours',
      'Only who put this book in, or an administrator, can change it.',
    );
}

/** Only those who manage books set a price. */
function assertMayPrice(
  reader: Person,
  { price, charity_bps, charity_id, project_id }: BookDetailsBody,
): void {
  if (
    [price, charity_bps, charity_id, project_id].some((value) => value !== undefined) &&
    !may(reader.role, 'book.manage', reader.tenantKind)
  )
    throw new AppError('forbidden', 'not_allowed', 'An administrator says what a book costs.');
}

/** The details of a book, for those who may change them. */
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
  constructor(
    private readonly charities: BookCharities,
    private readonly db: Db,
  ) {}

  async execute({ bookId, reader }: GetBookDetails): Promise<BookDetailsView> {
    const tenant_id = currentTenantId();
    const [book, sent] = await this.db.transaction(async (tx) => [
      await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: bookId } } }),
      await tx.bookModerationCase.findUnique({
        where: { tenant_id_book_id: { tenant_id, book_id: bookId } },
      }),
    ]);
    assertMayDescribe(reader, book);
    const waits = book.status === 'in_review' && sent?.stage === 'open' && sent.owner_id === null;
    const charity = (await this.charities.of([book])).get(book.id) ?? null;
    return { ...viewOf(book), charity, may_recall: waits && book.created_by === reader.userId };
  }
}

const viewOf = (book: Book): Omit<BookDetailsView, 'charity' | 'may_recall'> => ({
  ...describedFieldsOf(book),
  age_min: book.age_min,
  age_max: book.age_max,
  categories: book.categories,
  rights: book.rights as BookDetailsView['rights'],
  rights_proof: book.rights_proof,
  price: priceOf(book),
  published_on: book.published_on,
  class_id: book.class_id,
  version: book.details_version,
  awaits_file: book.awaits_file,
  level_guess: book.level_guess === null ? null : book.level_guess + 1,
  remarks: remarksOf(book),
});

/** Who a form names; a project of another charity than the form's is refused. */
const namedIn = ({ charity_id, project_id }: BookDetailsBody): NamedBeneficiary => ({
  charity: charity_id,
  project: project_id,
});

/**
 * Fields as they are stored: empty texts are null, an ISBN has thirteen digits. @throws AppError validation_failed
 */
function kept(
  body: BookDetailsBody,
  book: Pick<Book, 'age_min' | 'age_max'> | null,
): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || name === 'visibility' || name === 'class_id' || name === 'version') continue;
    if (Array.isArray(value) && name !== 'sdg_goals')
      said[name] = [...new Set(value.map((one: string) => one.trim()).filter(Boolean))];
    else said[name] = value === '' && name !== 'summary' && name !== 'rights_proof' ? null : value;
  }
  // A book with a permission has no licence; the text about a permission is stored for no other right.
  if (said['rights'] === 'permission') said['license'] = null;
  if (said['rights'] !== undefined && said['rights'] !== 'permission') said['rights_proof'] = '';
  if (typeof said['isbn'] === 'string') said['isbn'] = toIsbn13(said['isbn']);
  const low = said['age_min'] === undefined ? book?.age_min : said['age_min'];
  const high = said['age_max'] === undefined ? book?.age_max : said['age_max'];
  if (typeof low === 'number' && typeof high === 'number' && low > high)
    throw invalidFields({ age_max: ['The second age must not be below the first.'] });
  return said;
}

/**
 * Changes the details of a book. Each change is in its history, except in a draft that nobody but its uploader has seen,
 * whose form is saved while it is typed.
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
    private readonly audience: VisibilityCheck,
    private readonly cache: PublicCache,
    private readonly charities: BookCharities,
    private readonly db: Db,
    private readonly tenants: ModerationTenants,
    private readonly writer: BookWriter,
  ) {}

  async execute({ bookId, body, reader }: ChangeBookDetails): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const where = { tenant_id_id: { tenant_id, id: bookId } };
    const current = await this.db.transaction((tx) => tx.book.findUnique({ where }));
    assertMayDescribe(reader, current);
    assertMayPrice(reader, body);
    const heard = body.visibility && (await this.audience.of(reader, body.visibility, body.class_id));
    const beneficiary = await this.charities.choose(namedIn(body), current);
    const actor = await this.tenants.actor();
    await this.db.transaction(async (tx) => {
      const book = await this.writer.lock(tx, bookId);
      assertMayDescribe(reader, book);
      if (body.version !== undefined && body.version !== book.details_version)
        throw new AppError(
          'conflict',
          'book_changed',
          'Somebody else, or another window, changed this book meanwhile.',
        );
      const said: Record<string, unknown> = { ...kept(body, book), ...heard, ...beneficiary };
      const now: Record<string, unknown> = { ...book, price: priceOf(book) };
      const changes: Changes = Object.fromEntries(
        Object.entries(said)
          .filter(([name, value]) => JSON.stringify(now[name] ?? null) !== JSON.stringify(value ?? null))
          .map(([name, value]) => [name, [now[name] ?? null, value]]),
      );
      if (Object.keys(changes).length === 0) return;
      const extra = changes['title'] ? { title_from_file: false } : {};
      await this.writer.changeDetailsInForm(tx, book, changes, actor, extra);
    });
    this.cache.forget();
    return { id: bookId };
  }
}

/** Creates a book whose file is uploaded later. */
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
    private readonly audience: VisibilityCheck,
    private readonly charities: BookCharities,
    private readonly db: Db,
    private readonly tenants: ModerationTenants,
    private readonly writer: BookWriter,
  ) {}

  async execute({ body, reader }: DescribeBook): Promise<{ id: string }> {
    const { title } = body;
    if (!title) throw invalidFields({ title: ['A book needs a title.'] });
    const id = newId();
    const heard = body.visibility && (await this.audience.of(reader, body.visibility, body.class_id));
    const said = { ...kept(body, null), ...(await this.charities.choose(namedIn(body))) };
    const actor = await this.tenants.actor();
    await this.db.transaction(async (tx) => {
      const data = {
        ...describedBook({ title }, id, reader.userId),
        ...priceColumns(said),
        ...heard,
      };
      await this.writer.create(tx, data, { move: 'edit', actor: actor });
    });
    return { id };
  }
}

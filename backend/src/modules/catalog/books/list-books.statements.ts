import { createHash } from 'node:crypto';
import { may } from '@bookgrove/contract';
import type { Statement } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { shelfOf, type Reader } from './book-access.rules.ts';
import type { BookFilters, Ordering } from './book-filters.ts';
import { BOOK_COLUMNS } from './book-view.ts';
import { shelfSql } from './shelf-sql.ts';

/** Every order ends with the id, so that pages never overlap. */
const ORDER: Record<Ordering, string> = {
  '-created_at': 'b.published_at desc nulls first, b.id desc',
  created_at: 'b.published_at asc nulls last, b.id asc',
  title: 'lower(b.title), b.id',
  '-title': 'lower(b.title) desc, b.id',
  pages: 'b.pages, b.id',
  '-pages': 'b.pages desc, b.id',
  reading_level: 'b.reading_level nulls last, b.id',
  '-progress': 'p.updated_at desc nulls last, b.id',
};

/** The prepared statements of one page. `shared`: the count is the same for everyone who may see published books. */
export interface ListStatements {
  list: Statement;
  count: Statement;
  shared: boolean;
}

/** The same filters always give the same text, and so the same plan. */
export function listStatements(filters: BookFilters, reader: Reader, tenantId: string): ListStatements {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const managed = managedState(filters, reader);
  const own = filters.own || (managed && !filters.mine);
  const owners = [...new Set(own ? [tenantId] : [tenantId, PLATFORM_TENANT_ID])].map(add);
  const matches = conditions(filters, reader, managed, add).join(' and ') || 'true';

  // Progress is the reader's own; a visitor's query carries none of it.
  const ordering =
    filters.ordering === '-progress' && !reader ? '-created_at' : (filters.ordering ?? '-created_at');
  const byProgress = Boolean(filters.continue) || ordering === '-progress';
  const countValues = [...values];
  const progress = reader
    ? ` left join catalog.reading_progress p on p.tenant_id = ${add(tenantId)} and p.user_id = ${add(reader.userId)} and p.book_id = b.id`
    : '';
  const columns = reader ? `${BOOK_COLUMNS}, p.percentage, p.locator, p.updated_at as read_at` : BOOK_COLUMNS;
  const order = `order by ${ORDER[ordering]}`;
  const from = (join: string) =>
    `from catalog.book b${join} where b.tenant_id in (${owners.join(', ')}) and ${matches}`;

  if (byProgress) {
    const begun = `${from(progress)}${filters.continue ? ' and p.percentage < 100' : ''}`;
    const matching = [...values];
    const page = `${order} limit ${add(filters.limit)} offset ${add(filters.offset)}`;
    return {
      list: named(`select ${columns} ${begun} ${page}`, values),
      count: named(`select count(*)::int as count ${begun}`, matching),
      shared: false,
    };
  }
  // Each owner's books lie in the shelf's order in an index: the first few of each are read and merged, where one
  // query over both owners would read and sort them all.
  const reach = add(filters.limit + filters.offset);
  const shelves = owners.map(
    (owner) =>
      `(select * from catalog.book b where b.tenant_id = ${owner} and ${matches} ${order} limit ${reach})`,
  );
  const page = `select * from (${shelves.join(' union all ')}) b ${order} limit ${add(filters.limit)} offset ${add(filters.offset)}`;
  return {
    list: named(`select ${columns} from (${page}) b${progress} ${order}`, values),
    count: named(`select count(*)::int as count ${from('')}`, countValues),
    shared: !managed && !filters.search,
  };
}

/**
 * Whether the list shows more than what stands on the shelves: the asker's own uploads, or a state for those who
 * manage books.
 * @throws AppError when the asker may not see that
 */
function managedState({ mine, status, continue: begun }: BookFilters, reader: Reader): boolean {
  const managed = Boolean(mine) || (status !== undefined && status !== 'published');
  if ((managed || begun) && !reader)
    throw new AppError('unauthenticated', 'not_signed_in', 'Please sign in first.');
  if (managed && !mine && !may(reader!.role, 'book.manage', reader!.place))
    throw new AppError(
      'forbidden',
      'not_allowed',
      'Your account is not allowed to list books in this state.',
    );
  return managed;
}

function conditions(
  filters: BookFilters,
  reader: Reader,
  managed: boolean,
  add: (value: unknown) => string,
): string[] {
  const where: string[] = [];
  if (filters.mine) where.push(`b.created_by = ${add(reader!.userId)}`);
  if (!managed) where.push(shelfSql(shelfOf(reader), add));
  else if (filters.status === 'published') where.push(`b.status = 'published'`);
  if (filters.status === 'refused') where.push(`b.ingestion = 'refused'`);
  else if (filters.status && filters.status !== 'all' && filters.status !== 'published')
    where.push(`b.status = ${add(filters.status)}::catalog.book_status and b.ingestion <> 'refused'`);
  if (filters.category) where.push(`${add(filters.category)} = any(b.categories)`);
  if (filters.audience) {
    const [from, to] = filters.audience.split('-').map(Number);
    where.push(`b.age_min <= ${add(to)} and b.age_max >= ${add(from)}`);
  }
  if (filters.level) where.push(`b.reading_level = ${add(filters.level)}`);
  if (filters.language) where.push(`b.language = ${add(filters.language)}`);
  if (filters.featured !== undefined) where.push(`b.featured = ${add(filters.featured)}`);
  if (filters.student_made !== undefined) where.push(`b.student_made = ${add(filters.student_made)}`);
  const search = filters.search?.trim().toLowerCase();
  if (search) {
    const words = add(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    where.push(`(lower(b.title) like ${words} or lower(array_to_string(b.authors, ' ')) like ${words})`);
  }
  return where;
}

const names = new Map<string, string>();

/** A statement whose name is made of its text, once. */
function named(text: string, values: unknown[]): Statement {
  let name = names.get(text);
  if (!name) {
    name = `books_${createHash('md5').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
  }
  return { name, text, values };
}

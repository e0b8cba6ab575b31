import { createHash } from 'node:crypto';
import { may } from '@bookgrove/contract';
import type { Statement } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import type { BookFilters, Ordering } from './book-filters.ts';
import { feedbackSql } from '../books/book-feedback.ts';
import { BEING_READ, BOOK_COLUMNS, readerColumns, readerJoin } from '../books/book-view.ts';
import { filterConditions, positionOnList } from './filter-sql.ts';
import { LIST_COLUMNS } from '../books/book-in-list.ts';
import { findBooks, MAX_RESULTS } from './search-sql.ts';
import { ownsSql } from '../books/ownership-sql.ts';
import { openToOwnerSql, visibilitySql } from '../books/visibility-sql.ts';

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

/** For those who manage books by state, new books are the last uploaded ones, published or not. */
const STAFF_ORDER: Record<Ordering, string> = {
  ...ORDER,
  '-created_at': 'b.created_at desc, b.id desc',
  created_at: 'b.created_at asc, b.id asc',
};
const orders = ({ filters, managed }: Ask): Record<Ordering, string> =>
  managed || filters.status ? STAFF_ORDER : ORDER;

/** The prepared statements of one page. */
export interface ListStatements {
  list: Statement;
  /**
   * Null when each row of the list has the count as `total`; an empty page is then one row without a book. A search
   * has both: its `total` is exact unless it reaches `counted`, where the list stopped counting.
   */
  count: Statement | null;
  counted?: number;
  /** The count is the same for all readers with this visibility scope. */
  shared: boolean;
  /** The page is in the order of one reader; the count may be shared all the same. */
  personal?: true;
}

/**
 * The same filters always give the same text, and so the same query plan. Rows for `cards` have `LIST_COLUMNS` alone,
 * nothing of the reader.
 */
export function listStatements(
  filters: BookFilters,
  reader: Reader,
  tenantId: string,
  shows: 'books' | 'cards' = 'books',
): ListStatements {
  const managed = managedState(filters, reader);
  // Progress exists only for signed-in readers; a visitor's query ignores it.
  const ordering = filters.ordering === '-progress' && !reader ? '-created_at' : filters.ordering;
  const ask: Ask = { filters, reader, tenantId, managed, ordering, cards: shows === 'cards' };
  if (filters.search?.trim()) return searched(ask);
  if (filters.continue) return begun(ask);
  return ordering === '-progress' ? byLastRead(ask) : listed(ask);
}

interface Ask {
  filters: BookFilters;
  reader: Reader;
  tenantId: string;
  managed: boolean;
  ordering: Ordering | undefined;
  cards: boolean;
}

/** Whether the list has books of this reader alone: what they have begun, or own. */
const isPersonal = ({ filters }: Ask): boolean => Boolean(filters.continue) || Boolean(filters.owned);

/** The common parts of all lists; `add` appends to `values`. */
function partsOf({ filters, reader, tenantId, managed }: Ask) {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const own = filters.own || (managed && !filters.mine);
  const owners = [...new Set(own ? [tenantId] : [tenantId, PLATFORM_TENANT_ID])].map(add);
  const matches = conditions(filters, reader, managed, tenantId, add).join(' and ') || 'true';
  return { values, add, own, owners, matches };
}

/** The requested order; a reading list has its own order. */
function orderOf(ask: Ask, add: (value: unknown) => string): string {
  const { filters, ordering, tenantId } = ask;
  if (ordering || !filters.list) return orders(ask)[ordering ?? '-created_at'];
  return `(${positionOnList(add(filters.list), add(tenantId))}), b.id`;
}

/**
 * The columns of each book, with the caller's reading position and ownership unless it is for a card; a visitor has
 * none. `own` are the columns of the caller.
 */
function shownOf({ reader, tenantId, cards }: Ask, add: (value: unknown) => string) {
  if (cards && !reader) return { join: '', columns: LIST_COLUMNS, own: '' };
  const tenant = add(tenantId);
  const user = reader && add(reader.userId);
  const join = user ? readerJoin(tenant, user) : '';
  const own = user ? readerColumns(tenant, user) : '';
  if (cards) return { join, columns: LIST_COLUMNS, own };
  const columns = `${BOOK_COLUMNS}, ${feedbackSql(tenant)}`;
  return { join, columns: own ? `${columns}, ${own}` : columns, own };
}

/**
 * An index has each owner's books in the order of the list: the first few of each owner are read and merged, while
 * one query over both owners would read and sort all of them.
 */
function listed(ask: Ask): ListStatements {
  const { limit, offset } = ask.filters;
  const { values, add, owners, matches } = partsOf(ask);
  const counted = [...values];
  // Cards show nothing of the reader, so that all readers have the same page.
  const { join, columns } = ask.cards ? { join: '', columns: LIST_COLUMNS } : shownOf(ask, add);
  const order = `order by ${orderOf(ask, add)}`;
  const reach = add(limit + offset);
  const sources = owners.map(
    (owner) =>
      `(select * from catalog.book b where b.tenant_id = ${owner} and ${matches} ${order} limit ${reach})`,
  );
  const page = `select * from (${sources.join(' union all ')}) b ${order} limit ${add(limit)} offset ${add(offset)}`;
  return {
    list: namedStatement(`select ${columns} from (${page}) b${join} ${order}`, values),
    count: countsOwn(ask)
      ? ownCount(ask)
      : countsManaged(ask)
        ? managedCount(ask)
        : countOf(owners, matches, counted),
    shared: !ask.managed && !isPersonal(ask),
  };
}

/** Whether the list has all books that the reader uploaded, whose number is kept. */
const countsOwn = (ask: Ask): boolean =>
  Boolean(ask.filters.mine) &&
  !ask.filters.own &&
  (ask.filters.status ?? 'all') === 'all' &&
  !hasFilters(ask);

/** The number of books that the reader uploaded: the school's are kept, the platform's are few or none. */
const ownCount = ({ reader, tenantId }: Ask): Statement =>
  namedStatement(
    `select coalesce((select sum(count) from catalog.kept_count
         where tenant_id = $1::uuid and owner_id = $2::uuid and name = 'state'), 0)::int
       + (select count(*) from catalog.book b
         where b.tenant_id = $3::uuid and b.tenant_id <> $1::uuid and b.created_by = $2::uuid)::int as count`,
    [tenantId, reader!.userId, PLATFORM_TENANT_ID],
  );

/** Whether the list has all books of the school in a state, or in all states, whose number is kept. */
const countsManaged = (ask: Ask): boolean => ask.managed && !ask.filters.mine && !hasFilters(ask);

const managedCount = ({ filters, tenantId }: Ask): Statement =>
  namedStatement(
    `select coalesce(sum(count), 0)::int as count from catalog.kept_count
       where tenant_id = $1::uuid and owner_id is null and name = 'state' and case $2::text when 'all' then true
         when 'refused' then key like '%/refused' else split_part(key, '/', 1) = $2::text and key not like '%/refused' end`,
    [tenantId, filters.status],
  );

/** The number of books that match. */
const countOf = (owners: string[], matches: string, values: unknown[]): Statement =>
  namedStatement(
    `select count(*)::int as count from catalog.book b where b.tenant_id in (${owners.join(', ')}) and ${matches}`,
    values,
  );

/** The books that somebody has begun. */
function begun(ask: Ask): ListStatements {
  const { limit, offset } = ask.filters;
  const { values, add, owners, matches } = partsOf(ask);
  const { join, columns } = shownOf(ask, add);
  const from = `from catalog.book b${join} where b.tenant_id in (${owners.join(', ')}) and ${matches}
    and ${BEING_READ} and ${touched(ask, add)}`;
  const matching = [...values];
  const page = `order by ${orders(ask)[ask.ordering ?? '-created_at']} limit ${add(limit)} offset ${add(offset)}`;
  return {
    list: namedStatement(`select ${columns} ${from} ${page}`, values),
    count: namedStatement(`select count(*)::int as count ${from}`, matching),
    shared: false,
  };
}

/**
 * All books, those that were read last first: the few with a position of the reader are looked up by id, and the others
 * follow in the order of their ids, which an index has.
 */
function byLastRead(ask: Ask): ListStatements {
  const { limit, offset } = ask.filters;
  const { values, add, owners, matches } = partsOf(ask);
  const counted = [...values];
  const { join, columns } = shownOf(ask, add);
  const reach = add(limit + offset);
  const positions = `catalog.reading_progress x where x.tenant_id = ${add(ask.tenantId)}::uuid and x.user_id = ${add(ask.reader!.userId)}::uuid`;
  const ids = '(select b.tenant_id as at, b.id as book, x.updated_at as last_read';
  // Without `offset 0` the planner, which does not know how few positions there are, would scan the books.
  const read = `${ids} from (select * from ${positions}) x cross join lateral (
      select b.tenant_id, b.id from catalog.book b where b.tenant_id = x.book_tenant_id and b.id = x.book_id
        and ${matches} offset 0) b
    where x.book_tenant_id in (${owners.join(', ')}) order by x.updated_at desc, b.id limit ${reach})`;
  const others = owners.map(
    (
      owner,
    ) => `(select b.tenant_id, b.id, null from catalog.book b where b.tenant_id = ${owner} and ${matches}
      and b.id <> all(array(select x.book_id from ${positions})) order by b.id limit ${reach})`,
  );
  const page = `select * from (${[read, ...others].join(' union all ')}) page
    order by last_read desc nulls last, book limit ${add(limit)} offset ${add(offset)}`;
  return {
    list: namedStatement(
      `select ${columns} from (${page}) page join catalog.book b on b.tenant_id = page.at and b.id = page.book${join}
       order by page.last_read desc nulls last, b.id`,
      values,
    ),
    count: countOf(owners, matches, counted),
    shared: !ask.managed && !isPersonal(ask),
    personal: true,
  };
}

/**
 * Books in which the reader has a position or a state: these few are looked up by id, instead of reading all books.
 */
function touched({ reader, tenantId }: Ask, add: (value: unknown) => string): string {
  const own = `tenant_id = ${add(tenantId)}::uuid and user_id = ${add(reader?.userId ?? null)}::uuid`;
  return `b.id = any(array(select book_id from catalog.reading_progress where ${own}
    union select book_id from catalog.reading_state where ${own}))`;
}

/** `readerColumns` under their aliases. */
const KEPT_COLUMNS =
  'b.percentage, b.locator, b.read_at, b.reading_state, b.reread_count, b.finished_at, b.state_since, b.owned';

/** Books that match a search. If no other filter is set, only the books of the page are looked up. */
function searched(ask: Ask): ListStatements {
  const { filters, reader, managed } = ask;
  const { limit, offset } = filters;
  const { values, add, own, owners, matches } = partsOf(ask);
  const narrowed = managed || isPersonal(ask) || hasFilters(ask);
  const every = narrowed || ask.ordering !== undefined;
  const found = findBooks(
    {
      words: filters.search!,
      reader,
      everything: managed || filters.owned === true,
      maker: filters.mine ? reader!.userId : null,
      own,
      filtered: narrowed,
      ...(!every && { best: limit + offset }),
    },
    add,
  );
  const { join, columns, own: ownColumns } = shownOf(ask, add);
  const fenced = `b.tenant_id = s.tenant_id and b.id = s.book_id and b.tenant_id in (${owners.join(', ')}) and ${matches}`;
  const page = `limit ${add(limit)} offset ${add(offset)}`;
  const order = ask.ordering
    ? orders(ask)[ask.ordering].replace('p.updated_at', 'b.read_at')
    : 'b.score desc, b.id desc';
  const kept = ownColumns && `, ${ownColumns}`;
  const begun = filters.continue ? ` where ${BEING_READ}` : '';
  const text = every
    ? `with f as materialized (select b.*, s.score${kept} from ${found} s join catalog.book b on ${fenced}${join}${begun})
         select ${ownColumns ? columns.replace(ownColumns, KEPT_COLUMNS) : columns}, c.total
         from (select count(*)::int as total from f) c
         left join (select * from f b order by ${order} ${page}) b on true order by ${order}`
    : `with f as materialized (select * from ${found})
         select ${columns}, c.total from (select coalesce(max(total), 0) as total from f) c
         left join (select * from f order by score desc, book_id desc ${page}) s on true
         left join catalog.book b on ${fenced}${join} order by s.score desc, b.id desc`;
  const list = namedStatement(text, values);
  if (every) return { list, count: null, shared: false };
  const all: unknown[] = [];
  const many = findBooks(
    { words: filters.search!, reader, own, filtered: true },
    (value) => `$${all.push(value)}`,
  );
  const count = namedStatement(`select count(*)::int as count from ${many}`, all);
  return { list, count, counted: MAX_RESULTS, shared: true };
}

const hasFilters = ({ filters, tenantId }: Ask): boolean =>
  Object.keys(filterConditions(filters, tenantId, () => '')).some((name) => name !== 'own');

/**
 * Whether the list includes books that are not published: the requester's own uploads, or a state for those who
 * manage books.
 * @throws AppError when the requester may not see that
 */
function managedState({ mine, status, continue: begun, owned }: BookFilters, reader: Reader): boolean {
  const managed = Boolean(mine) || (status !== undefined && status !== 'published');
  if ((managed || begun || owned) && !reader)
    throw new AppError('unauthenticated', 'not_signed_in', 'Please log in first.');
  if (managed && !mine && !may(reader!.role, 'book.manage', reader!.tenantKind))
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
  tenantId: string,
  add: (value: unknown) => string,
): string[] {
  const where: string[] = [];
  if (filters.mine) where.push(`b.created_by = ${add(reader!.userId)}`);
  if (filters.owned) where.push(ownsSql(add(tenantId), add(reader!.userId)));
  const scope = visibilityScopeOf(reader);
  if (!managed) where.push(filters.owned ? openToOwnerSql() : visibilitySql(scope, add));
  else if (filters.status === 'published') where.push(`b.status = 'published'`);
  if (filters.status === 'refused') where.push(`b.ingestion = 'refused'`);
  else if (filters.status && filters.status !== 'all' && filters.status !== 'published')
    where.push(`b.status = ${add(filters.status)}::catalog.book_status and b.ingestion <> 'refused'`);
  // What is featured begins at most at the age of a child, like the rows beside it.
  if (!managed && filters.featured && scope.age !== null)
    where.push(`(b.age_min is null or b.age_min <= ${add(scope.age)}::int)`);
  // The statement contains the owner already; PostgreSQL rejects a value that the text does not use.
  const narrowing = filterConditions({ ...filters, own: false }, tenantId, add);
  return [...where, ...Object.values(narrowing)];
}

const known = new Map<string, Omit<Statement, 'values'>>();

/**
 * A statement with a name that is derived from its text. Texts are stored, so that equal ones are the same string.
 */
export function namedStatement(text: string, values: unknown[]): Statement {
  let statement = known.get(text);
  if (!statement) {
    statement = { name: `books_${createHash('md5').update(text).digest('hex').slice(0, 20)}`, text };
    known.set(text, statement);
  }
  return { ...statement, values };
}

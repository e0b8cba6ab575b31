import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { LENGTHS, type BookFilters } from './book-filters.ts';
import { FACETS, FEATURED, filterConditions, LANGUAGE, type FacetName } from './filter-sql.ts';
import { namedStatement } from './list-books.statements.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { findBooks } from './search-sql.ts';
import { ownsSql } from '../books/ownership-sql.ts';
import { openToOwnerSql, visibilitySql } from '../books/visibility-sql.ts';

/** One value of a filter, with the number of books that match it. */
export class FacetValue {
  value!: string;
  count!: number;
}
/** The filters of a list with their values, those with most books first. */
export class BookFacets {
  /** Books that match all filters. */
  count!: number;
  /** Books that match all filters except the category. */
  any_category!: number;
  /** A category counts the books of the categories below it, too. */
  category!: FacetValue[];
  audience!: FacetValue[];
  level!: FacetValue[];
  language!: FacetValue[];
  theme!: FacetValue[];
  goal!: FacetValue[];
  length!: FacetValue[];
  format!: FacetValue[];
  audio!: FacetValue[];
  feature!: FacetValue[];
  /** `true`: this school's own books. */
  own!: FacetValue[];
  student_made!: FacetValue[];
  /** Books written in the story editor, by form. */
  form!: FacetValue[];
  featured!: FacetValue[];
  price!: FacetValue[];
}

/** Counts for each filter of the catalogue: books that the reader finds and that match all other filters. */
export class CountFacets extends Query<BookFacets> {
  constructor(
    readonly filters: BookFilters,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** The most values of one filter. */
const MOST_VALUES = 30;
type Total = 'count' | 'any_category';
const BANDS = ['4-6', '7-9', '10-12', '13-18'];

/** SQL: the value of a book for each filter, as a single value or as a list. */
const ANSWERS: Record<FacetName, string> = {
  category: 'b.categories',
  audience: `array_remove(array[${BANDS.map((band) => {
    const [from, to] = band.split('-');
    return `case when b.age_min <= ${to} and b.age_max >= ${from} then '${band}' end`;
  }).join(', ')}], null)`,
  level: 'array_remove(array[b.reading_level::text], null)',
  language: `array[${LANGUAGE}]`,
  theme: 'b.themes',
  goal: 'b.sdg_goals::text[]',
  length: `array[case ${Object.entries(LENGTHS)
    .map(([name, [, to]]) => `when b.reading_minutes <= ${to} then '${name}'`)
    .join(' ')} end]`,
  format: 'array_remove(array[b.format::text], null)',
  audio: `case when b.has_audio then array['true'] end`,
  feature: 'b.accessibility_features',
  own: `case when b.tenant_id = $1::uuid then array['true'] end`,
  student_made: `case when b.student_made then array['true'] end`,
  form: 'array_remove(array[b.form::text], null)',
  featured: `case when ${FEATURED} then array['true'] end`,
  price: `array[case when b.price_minor is null then 'free' else 'sold' end]`,
};

@QueryHandler(CountFacets)
export class CountFacetsHandler implements IQueryHandler<CountFacets> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ filters, reader: requester }: CountFacets): Promise<BookFacets> {
    const reader = await this.readers.know(requester);
    const statement = facetStatement(filters, reader, currentTenantId());
    // Every match is read, so the result is cached until a change for all readers with the same visibility scope.
    const key = `${statement.name} ${JSON.stringify(statement.values)}`;
    // What one reader owns changes without a change of the books.
    const known = filters.owned ? undefined : this.cache.get<BookFacets>(key);
    if (known) return known;
    const asOf = this.cache.changes;
    const rows = await this.db.rows<{ facet: FacetName | Total; value: string; count: number }>(statement);
    const facets = Object.fromEntries(FACETS.map((name) => [name, [] as FacetValue[]])) as Record<
      FacetName,
      FacetValue[]
    >;
    const totals = { count: 0, any_category: 0 };
    for (const { facet, value, count } of rows)
      if (facet === 'count' || facet === 'any_category') totals[facet] = count;
      else facets[facet].push({ value, count });
    const answer = { ...totals, ...facets };
    if (!filters.owned) this.cache.set(key, answer, asOf);
    return answer;
  }
}

/**
 * Counts all filters with one scan: for each book, how many of the filters it fails. A value is counted for books
 * that fail no filter, or only its own, so that another value of the same filter shows how many books it would add.
 */
function facetStatement(filters: BookFilters, reader: Reader, tenantId: string): Statement {
  const values: unknown[] = [tenantId];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const { work, series, library, list, ...conditions } = filterConditions(filters, tenantId, add);
  const set = Object.entries(conditions) as [FacetName, string][];
  const search = filters.search?.trim();
  const found = search
    ? findBooks({ words: search, reader, filtered: true, everything: filters.owned === true }, add)
    : null;
  const from = found
    ? `${found} s join catalog.book b on b.tenant_id = s.tenant_id and b.id = s.book_id`
    : 'catalog.book b';
  const misses = set.map(([, condition]) => `(not coalesce(${condition}, false))::int`).join(' + ') || '0';
  const missed = set
    .map(([name, condition]) => `, (not coalesce(${condition}, false)) as missed_${name}`)
    .join('');
  const answers = FACETS.map((name) => `${ANSWERS[name]} as ${name}`).join(', ');
  const left = (name: FacetName) =>
    name in conditions ? `(misses = 0 or (misses = 1 and missed_${name}))` : 'misses = 0';
  const counts = FACETS.map((name) => {
    const counted =
      name === 'category'
        ? countedCategories(left(name))
        : `select value, count(*)::int as count from m, unnest(${name}) as value where ${left(name)} group by value`;
    return `(select '${name}' as facet, c.value, c.count from (${counted}) c order by 3 desc, 2 limit ${MOST_VALUES})`;
  });
  const owned = !filters.owned ? '' : reader ? ` and ${ownsSql('$1', add(reader.userId))}` : ' and false';
  const owners = `${add([...new Set([tenantId, PLATFORM_TENANT_ID])])}::uuid[]`;
  return namedStatement(
    `with recursive m as materialized (select ${answers}, ${misses} as misses${missed} from ${from}
       where b.tenant_id = any(${owners})
         and ${filters.owned ? openToOwnerSql() : visibilitySql(visibilityScopeOf(reader), add)}${[work, series, library, list].map((fixed) => (fixed ? ` and ${fixed}` : '')).join('')}${owned}),
     above as (
       select c.slug, c.parent as ancestor from catalog.category c where c.tenant_id = any(${owners}) and c.parent is not null
       union select a.slug, p.parent from above a
       join catalog.category p on p.tenant_id = any(${owners}) and p.slug = a.ancestor and p.parent is not null),
     tops as (select ancestor::text as ancestor, array_agg(slug::text) || ancestor::text as slugs from above group by ancestor)
     select 'count' as facet, '' as value, count(*)::int as count from m where misses = 0 union all
     select 'any_category', '', count(*)::int from m where ${left('category')} union all ${counts.join(' union all ')}`,
    values,
  );
}

/** A book that is in two child categories of one category is counted once there. */
const countedCategories = (left: string): string => `
  select value, count(*)::int as count from m, unnest(category) as value
  where ${left} and not exists (select from tops where tops.ancestor = value) group by value
  union all
  select tops.ancestor, count(*)::int from tops join m on m.category && tops.slugs where ${left} group by tops.ancestor`;

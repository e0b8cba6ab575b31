import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ListCategories, type CategoryCount } from '../categories/list-categories.query.ts';
import type { Reader } from '../books/book-access.rules.ts';
import type { Book } from '../books/book-view.ts';
import { CountFacets, type FacetValue } from '../books/count-facets.query.ts';
import { ListBooks } from '../books/list-books.query.ts';
import { bookFiltersOf, type FeedFilters } from './feed-filters.ts';
import type { FeedBook, FeedFacet, FeedPage, FeedPlace, FeedShelf } from './feed.ts';

/** Who asks, in which language, and where pictures lie. */
export interface FeedAsk {
  reader: Reader;
  language: Language;
  files: string;
  /** Address of the feed whose pages these are, without its query. */
  base: string;
}
type Choice = 'category' | 'language' | 'level' | 'audience';
/** Choices of one facet that a feed offers. */
const MOST_CHOICES = 12;

/** Puts together what a feed holds: the same books, in the same order, as the library shows this reader. */
@Injectable()
export class FeedPages {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Ways through the catalogue that lead to books. */
  async shelves(place: FeedPlace, { reader, language, base }: FeedAsk): Promise<FeedShelf[]> {
    const { words } = place;
    const [facets, categories] = await Promise.all([
      this.queries.execute(new CountFacets(bookFiltersOf({ limit: 1, offset: 0 }), reader)),
      this.queries.execute(new ListCategories(reader)),
    ]);
    const to = (query: string) => `${base}/books${query && `?${query}`}`;
    const flag = (values: FacetValue[], title: string, query: string) => {
      const count = values.find(({ value }) => value === 'true')?.count ?? 0;
      return count > 0 ? [{ title, href: to(query), count }] : [];
    };
    const main = [
      ...(reader ? [{ title: words.going, href: to('continue=true') }] : []),
      { title: words.all, href: to('ordering=title'), count: facets.count },
      { title: words.newest, href: to('ordering=-created_at'), count: facets.count },
      ...flag(facets.featured, words.featured, 'featured=true'),
      ...flag(facets.student_made, words.students, 'student_made=true'),
      ...flag(facets.audio, words.aloud, 'audio=true'),
    ];
    const more = (['category', 'language', 'level', 'audience'] as const).map((name) => ({
      title: titleOf(name, place),
      links: facets[name].map(({ value, count }) => ({
        title: nameOf(name, value, place, language, categories),
        href: to(`${name}=${encodeURIComponent(value)}`),
        count,
      })),
    }));
    return [{ title: place.library, links: main }, ...more.filter(({ links }) => links.length > 0)];
  }

  /** A page of books with its facets. */
  async page(place: FeedPlace, ask: FeedAsk, filters: FeedFilters): Promise<FeedPage> {
    const { reader, files, language, base } = ask;
    const wanted = bookFiltersOf(filters);
    const counted = filters.continue ? null : new CountFacets(wanted, reader);
    const [{ count, books }, facets, categories, shelf] = await Promise.all([
      this.queries.execute(new ListBooks(wanted, reader, files)),
      counted && this.queries.execute(counted),
      this.queries.execute(new ListCategories(reader)),
      this.nameOfShelf(filters),
    ]);
    const at = (change: Record<string, string | undefined>) => addressOf(`${base}/books`, filters, change);
    const { limit, offset } = filters;
    const facet = (name: Choice): FeedFacet => ({
      title: titleOf(name, place),
      links: facets![name].slice(0, MOST_CHOICES).map(({ value, count: number }) => {
        const active = (filters[name] ?? []).map(String).includes(value);
        return {
          title: nameOf(name, value, place, language, categories),
          count: number,
          active,
          href: at({ [name]: value, offset: undefined }),
        };
      }),
    });
    return {
      title: shelf ?? titleOfPage(place, filters, language, categories),
      books: await this.dated(books),
      count,
      limit,
      offset,
      facets: facets
        ? (['category', 'language', 'level', 'audience'] as const)
            .map(facet)
            .filter(({ links }) => links.length > 0)
        : [],
      first: at({ offset: undefined }),
      next: offset + limit < count ? at({ offset: String(offset + limit) }) : null,
      previous: offset > 0 ? at({ offset: offset > limit ? String(offset - limit) : undefined }) : null,
    };
  }

  /** Of a public reading list or of a library, where a feed is one's. */
  private async nameOfShelf({ list, library }: FeedFilters): Promise<string | null> {
    if (!list && !library) return null;
    const [row] = await this.db.rows<{ name: string | null }>({
      name: 'feed_shelf_name',
      text: `select coalesce(
               (select l.title from catalog.public_list o join catalog.reading_list l on l.tenant_id = o.tenant_id and l.id = o.list_id
                where o.tenant_id = $1::uuid and o.slug = $3
                  and exists (select 1 from catalog.library y where y.tenant_id = o.tenant_id and y.id = o.library_id and y.shown)),
               (select y.name from catalog.library y where y.tenant_id in ($1::uuid, $2::uuid) and y.slug = $4 and y.shown
                order by (y.tenant_id = $1::uuid) desc limit 1)) as name`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, list ?? null, library ?? null],
    });
    return row?.name ?? null;
  }

  /** Books with when they last changed. */
  async dated(books: Book[]): Promise<FeedBook[]> {
    const rows = await this.db.rows<{ id: string; updated_at: Date }>({
      name: 'feed_dates',
      text: 'select id, updated_at from catalog.book where tenant_id = any($1::uuid[]) and id = any($2::uuid[])',
      values: [[currentTenantId(), PLATFORM_TENANT_ID], books.map(({ id }) => id)],
    });
    const dates = new Map(rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]));
    return books.map((book) => ({ ...book, updated_at: dates.get(book.id) ?? book.created_at }));
  }
}

const titleOf = (name: Choice, { words }: FeedPlace): string =>
  ({ category: words.kinds, language: words.languages, level: words.levels, audience: words.ages })[name];

function nameOf(
  name: Choice,
  value: string,
  { words }: FeedPlace,
  language: Language,
  categories: CategoryCount[],
): string {
  if (name === 'language') return new Intl.DisplayNames([language], { type: 'language' }).of(value) ?? value;
  if (name === 'level') return `${words.level} ${value}`;
  if (name === 'audience') return value.replace('-', '–');
  const category = categories.find(({ slug }) => slug === value);
  return category?.names[language] ?? category?.name ?? value;
}

/** What a page shows: its one narrowing where it has one, and what is looked for. */
function titleOfPage(
  place: FeedPlace,
  filters: FeedFilters,
  language: Language,
  categories: CategoryCount[],
): string {
  const { words } = place;
  if (filters.query || filters.search) return words.found;
  if (filters.continue) return words.going;
  if (filters.featured) return words.featured;
  if (filters.student_made) return words.students;
  if (filters.audio) return words.aloud;
  for (const name of ['category', 'language', 'level', 'audience'] as const) {
    const [value] = filters[name] ?? [];
    if (value !== undefined) return nameOf(name, String(value), place, language, categories);
  }
  return filters.ordering === '-created_at' ? words.newest : words.all;
}

/** The feed's address with these filters, and a change to them; what stands at its default is left out. */
function addressOf(base: string, filters: FeedFilters, change: Record<string, string | undefined>): string {
  const { limit, offset, ...rest } = filters;
  const given: Record<string, string | number | boolean | (string | number)[] | undefined> = {
    ...rest,
    ...(limit !== new (filters.constructor as new () => FeedFilters)().limit && { limit }),
    ...(offset > 0 && { offset }),
    ...change,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size > 0 ? `${base}?${query}` : base;
}

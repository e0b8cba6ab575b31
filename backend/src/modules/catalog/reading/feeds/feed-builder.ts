import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { ListCategories, type CategoryCount } from '../../library/categories/list-categories.query.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import type { Book } from '../../library/books/book-view.ts';
import { CountFacets, type FacetValue } from '../../library/search/count-facets.query.ts';
import { ListBooks } from '../../library/search/list-books.query.ts';
import { bookFiltersOf, type FeedFilters } from './feed-filters.ts';
import type { FeedBook, FeedFacet, FeedPage, FeedOwner, FeedSection } from './feed.ts';

/** The requester, their language, and the origin of pictures. */
export interface FeedRequest {
  reader: Reader;
  language: Language;
  files: string;
  /** Address of the feed of these pages, without its query. */
  base: string;
}
type Choice = 'category' | 'language' | 'level' | 'audience';
/** Choices of one facet that a feed offers. */
const MOST_CHOICES = 12;

/** Builds the content of feeds: the same books, in the same order, as the library shows this reader. */
@Injectable()
export class FeedBuilder {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** The navigation of the root feed. */
  async sections(owner: FeedOwner, { reader, language, base }: FeedRequest): Promise<FeedSection[]> {
    const { labels } = owner;
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
      ...(reader
        ? [
            { title: labels.going, href: to('continue=true') },
            { title: labels.bought, href: to('owned=true') },
          ]
        : []),
      { title: labels.all, href: to('ordering=title'), count: facets.count },
      { title: labels.newest, href: to('ordering=-created_at'), count: facets.count },
      ...flag(facets.featured, labels.featured, 'featured=true'),
      ...flag(facets.student_made, labels.students, 'student_made=true'),
      ...flag(facets.audio, labels.aloud, 'audio=true'),
    ];
    const more = (['category', 'language', 'level', 'audience'] as const).map((name) => ({
      title: titleOf(name, owner),
      links: facets[name].map(({ value, count }) => ({
        title: nameOf(name, value, owner, language, categories),
        href: to(`${name}=${encodeURIComponent(value)}`),
        count,
      })),
    }));
    return [{ title: owner.library, links: main }, ...more.filter(({ links }) => links.length > 0)];
  }

  /** A page of books with its facets. */
  async page(owner: FeedOwner, ask: FeedRequest, filters: FeedFilters): Promise<FeedPage> {
    const { reader, files, language, base } = ask;
    const wanted = bookFiltersOf(filters);
    const counted = filters.continue ? null : new CountFacets(wanted, reader);
    const [{ count, books }, facets, categories, name] = await Promise.all([
      this.queries.execute(new ListBooks(wanted, reader, files)),
      counted && this.queries.execute(counted),
      this.queries.execute(new ListCategories(reader)),
      this.listOrLibraryName(filters),
    ]);
    const addressWith = (change: Record<string, string | undefined>) =>
      addressOf(`${base}/books`, filters, change);
    const { limit, offset } = filters;
    const facet = (name: Choice): FeedFacet => ({
      title: titleOf(name, owner),
      links: facets![name].slice(0, MOST_CHOICES).map(({ value, count: number }) => {
        const active = (filters[name] ?? []).map(String).includes(value);
        return {
          title: nameOf(name, value, owner, language, categories),
          count: number,
          active,
          href: addressWith({ [name]: value, offset: undefined }),
        };
      }),
    });
    return {
      title: name ?? titleOfPage(owner, filters, language, categories),
      books: await this.dated(books),
      count,
      limit,
      offset,
      facets: facets
        ? (['category', 'language', 'level', 'audience'] as const)
            .map(facet)
            .filter(({ links }) => links.length > 0)
        : [],
      first: addressWith({ offset: undefined }),
      next: offset + limit < count ? addressWith({ offset: String(offset + limit) }) : null,
      previous:
        offset > 0 ? addressWith({ offset: offset > limit ? String(offset - limit) : undefined }) : null,
    };
  }

  /** Name of the public reading list or library that a feed shows; null for other feeds. */
  private async listOrLibraryName({ list, library }: FeedFilters): Promise<string | null> {
    if (!list && !library) return null;
    const [row] = await this.db.rows<{ name: string | null }>({
      name: 'feed_list_or_library_name',
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

  /** Books with the time of their last change. */
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

const titleOf = (name: Choice, { labels }: FeedOwner): string =>
  ({ category: labels.kinds, language: labels.languages, level: labels.levels, audience: labels.ages })[name];

function nameOf(
  name: Choice,
  value: string,
  { labels }: FeedOwner,
  language: Language,
  categories: CategoryCount[],
): string {
  if (name === 'language') return new Intl.DisplayNames([language], { type: 'language' }).of(value) ?? value;
  if (name === 'level') return `${labels.level} ${value}`;
  if (name === 'audience') return value.replace('-', '–');
  const category = categories.find(({ slug }) => slug === value);
  return category?.names[language] ?? category?.name ?? value;
}

/** The title of a page, by its filters. */
function titleOfPage(
  owner: FeedOwner,
  filters: FeedFilters,
  language: Language,
  categories: CategoryCount[],
): string {
  const { labels } = owner;
  if (filters.query || filters.search) return labels.found;
  if (filters.continue) return labels.going;
  if (filters.owned) return labels.bought;
  if (filters.featured) return labels.featured;
  if (filters.student_made) return labels.students;
  if (filters.audio) return labels.aloud;
  for (const name of ['category', 'language', 'level', 'audience'] as const) {
    const [value] = filters[name] ?? [];
    if (value !== undefined) return nameOf(name, String(value), owner, language, categories);
  }
  return filters.ordering === '-created_at' ? labels.newest : labels.all;
}

/** Address of the feed with these filters and a change to them; defaults are left out. */
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

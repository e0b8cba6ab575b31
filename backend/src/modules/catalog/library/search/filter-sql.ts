import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { visibilityScopeOf } from '../books/book-access.rules.ts';
import { DETAILS, LENGTHS, type BookFilters, type Detail, type Length } from './book-filters.ts';
import { RIGHTS_SETTLED } from '../books/rights.rules.ts';
import { visibilitySql } from '../books/visibility-sql.ts';

/** The filters that are offered with counts, in the order in which they are shown. */
export const FACETS = [
  'category',
  'audience',
  'level',
  'language',
  'theme',
  'goal',
  'length',
  'format',
  'audio',
  'feature',
  'own',
  'student_made',
  'form',
  'featured',
  'price',
] as const;
export type FacetName = (typeof FACETS)[number];

/** The condition of each set filter, on `catalog.book b`. Lists join all of them; counts leave out one at a time. */
export function filterConditions(
  filters: BookFilters,
  tenantId: string,
  add: (value: unknown) => string,
): Partial<
  Record<FacetName | 'missing' | 'work' | 'charity' | 'project' | 'series' | 'library' | 'list', string>
> {
  const { category, audience, level, language, theme, goal, length, format, feature, form, price, missing } =
    filters;
  const where: Partial<
    Record<FacetName | 'missing' | 'work' | 'charity' | 'project' | 'series' | 'library' | 'list', string>
  > = {};
  if (category?.length) where.category = `b.categories && ${withBelow(add(category))}`;
  if (audience?.length)
    where.audience = any(
      audience.map((band) => {
        const [from, to] = band.split('-').map(Number);
        return `b.age_min <= ${add(to)}::int and b.age_max >= ${add(from)}::int`;
      }),
    );
  if (level?.length) where.level = `b.reading_level = any(${add(level)}::int[])`;
  if (language?.length)
    where.language = `${LANGUAGE} = any(${add([...new Set(language.map(baseLanguage))])}::text[])`;
  if (theme?.length) where.theme = `b.themes && ${add(theme)}::text[]`;
  if (goal?.length) where.goal = `b.sdg_goals && ${add(goal)}::smallint[]`;
  if (length?.length)
    where.length = any(
      length.map((name) => {
        const [from, to] = LENGTHS[name as Length];
        return `b.reading_minutes between ${from} and ${to}`;
      }),
    );
  if (format?.length) where.format = `b.format = any(${add(format)}::text[])`;
  if (filters.audio !== undefined) where.audio = `b.has_audio = ${add(filters.audio)}`;
  if (feature?.length) where.feature = `b.accessibility_features @> ${add(feature)}::text[]`;
  if (filters.own) where.own = `b.tenant_id = ${add(tenantId)}::uuid`;
  if (filters.student_made !== undefined)
    where.student_made = `b.student_made = ${add(filters.student_made)}`;
  if (form?.length) where.form = `b.form = any(${add(form)}::text[])`;
  if (filters.featured !== undefined) {
    // Those who manage books by state find what is marked; readers find what is shown as featured.
    const marked = filters.status || filters.mine ? 'b.featured' : FEATURED;
    where.featured = `${marked} = ${add(filters.featured)}`;
  }
  if (missing?.length) {
    const names = missing.includes('any') ? DETAILS : (missing as Detail[]);
    where.missing = any(names.map((name) => LACKS[name]));
  }
  if (price) where.price = price === 'free' ? 'b.price_minor is null' : 'b.price_minor is not null';
  if (filters.work) where.work = `b.work_id = ${add(filters.work)}::uuid`;
  if (filters.charity)
    where.charity = `b.price_minor is not null and b.charity_id = ${add(filters.charity)}::uuid`;
  if (filters.project)
    where.project = `b.price_minor is not null and b.project_id = ${add(filters.project)}::uuid`;
  if (filters.series) where.series = `b.series = ${add(filters.series)}::text`;
  if (filters.library) where.library = inLibrary(add(filters.library), add(tenantId));
  if (filters.list) {
    const place = positionOnList(add(filters.list), add(tenantId));
    // On a public page nobody finds more than a visitor does.
    where.list = `(exists (${place}) and ${visibilitySql(visibilityScopeOf(null), add)})`;
  }
  return where;
}

/** SQL: whether a book is shown as featured; one with a price is not, since most readers cannot open it. */
export const FEATURED = '(b.featured and b.price_minor is null)';

/** SQL: the language of a book without its region, so that `en` and `en-GB` are one value. */
export const LANGUAGE = 'catalog.language_of(b.language)';
const baseLanguage = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** SQL: the position of a book on a published reading list of the school, in a library that is open. */
export const positionOnList = (
  slug: string,
  tenant: string,
): string => `select i.position from catalog.public_list o
  join catalog.library l on l.tenant_id = o.tenant_id and l.id = o.library_id and l.shown
  join catalog.reading_list_book i on i.tenant_id = o.tenant_id and i.list_id = o.list_id
  where o.tenant_id = ${tenant}::uuid and o.slug = ${slug}::text and i.book_tenant_id = b.tenant_id and i.book_id = b.id`;

/** SQL: whether a book lacks a detail. */
const LACKS: Record<Detail, string> = {
  age_rating: 'b.age_rating is null',
  reading_level: 'b.reading_level is null',
  language: `b.language = 'und'`,
  summary: `b.summary = ''`,
  categories: 'cardinality(b.categories) = 0',
  cover: 'not b.has_cover',
  // Own work, a complete permission, and books by students need no licence.
  license: `not (${RIGHTS_SETTLED})`,
  accessibility: `not b.accessibility_features @> '{alternativeText}'`,
};

/**
 * SQL: whether a book is in an open library of the school or the platform: all books of its school, or the picked
 * ones.
 */
const inLibrary = (slug: string, tenant: string): string => `exists (
  select 1 from catalog.library l
  where l.tenant_id in (${tenant}::uuid, '${PLATFORM_TENANT_ID}') and l.slug = ${slug}::text and l.shown
    and case l.selection when 'own' then b.tenant_id = l.tenant_id
      else exists (select 1 from catalog.library_book x where x.tenant_id = l.tenant_id and x.library_id = l.id
        and x.book_tenant_id = b.tenant_id and x.book_id = b.id) end)`;

/**
 * SQL: categories with all categories below them, as an array: “Nature” includes the books in “Forests”. Evaluated
 * once for a statement, not for each book.
 */
const withBelow = (slugs: string): string => `(with recursive below as (
  select unnest(${slugs}::text[])::varchar as slug
  union select c.slug from below join catalog.category c on c.parent = below.slug)
  select array_agg(slug::text) from below)`;

const any = (conditions: string[]): string => `(${conditions.map((one) => `(${one})`).join(' or ')})`;

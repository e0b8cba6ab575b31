import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useBookStats, useListBooksQuery, type BookFilters } from '../../../api/books.ts';
import { formatNumber, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { categoryArt } from '../../../shared/categoryArt.ts';
import { categoryName } from '../../../shared/categoryWords.ts';
import { useLeadingCategories } from '../../../shared/leadingCategories.ts';
import { Art } from '../../../ui/Art.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import {
  AGE_BANDS,
  BOOKS_PER_STEP,
  filtersFrom,
  isFiltered,
  LEVELS,
  ORDERINGS,
  withFilter,
} from '../filters.ts';
import { BookResults } from './BookResults.tsx';
import styles from './LibraryBrowser.module.css';

/** Tiles, chips, order and the grid. All of its state is in the address. `calm` leaves every number out. */
export function LibraryBrowser({ asPage, calm = false }: { asPage: boolean; calm?: boolean }) {
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const steps = Math.min(40, Math.max(1, Number(params.get('pages')) || 1));
  const Heading = asPage ? 'h1' : 'h2';
  return (
    <section className={asPage ? styles['page'] : 'sec'} id="books" data-calm={calm || undefined}>
      <Heading className={styles['heading']}>{headingOf(filters)}</Heading>
      <CategoryTiles params={params} current={filters.category} calm={calm} />
      <div className={styles['bar']}>
        <AgeChips params={params} filters={filters} calm={calm} />
        <span className={styles['selects']}>
          <FilterSelect
            label={t('Reading level')}
            name="level"
            options={[
              { value: '', name: t('Any level') },
              ...LEVELS.map((level) => ({ value: level, name: t('Level {level}', { level }) })),
            ]}
          />
          <FilterSelect
            label={t('Order')}
            name="ordering"
            options={ORDERINGS.map(({ value, name }) => ({ value, name: t(name) }))}
          />
        </span>
      </div>
      <ActiveFilters params={params} filters={filters} />
      {asPage && <h2 className="sr">{t('The books')}</h2>}
      <BookResults filters={filters} filtered={isFiltered(filters)} steps={steps} stepSize={BOOKS_PER_STEP} />
    </section>
  );
}

function headingOf({ search, featured, student_made }: BookFilters): string {
  if (search) return t('Books for “{search}”', { search });
  if (featured) return t('Featured books');
  if (student_made) return t('Written by students');
  return t('The library');
}

function CategoryTiles({
  params,
  current,
  calm,
}: {
  params: URLSearchParams;
  current: string | undefined;
  calm: boolean;
}) {
  const categories = useLeadingCategories();
  const stats = useBookStats();
  const tiles = [
    { slug: '', name: t('All books'), count: stats?.all_book, art: 'all' },
    ...(categories ?? []).map((category) => ({
      ...category,
      name: categoryName(category),
      art: categoryArt(category.slug),
    })),
  ];
  return (
    <ul className={styles['tiles']}>
      {tiles.map(({ slug, name, count, art }) => (
        <li key={slug}>
          <Link
            className={styles['tile']}
            to={withFilter(params, 'category', slug)}
            aria-current={(current ?? '') === slug ? 'true' : undefined}
            preventScrollReset
          >
            <Art file="categories" name={art} viewBox="0 0 56 56" />
            {name}
            {!calm && <span className="num">{count === undefined ? ' ' : formatNumber(count)}</span>}
          </Link>
        </li>
      ))}
      {!categories &&
        Array.from({ length: 7 }, (_, index) => (
          <li key={`later-${index}`} className={styles['tile']} aria-hidden="true" />
        ))}
    </ul>
  );
}

function AgeChips({
  params,
  filters,
  calm,
}: {
  params: URLSearchParams;
  filters: BookFilters;
  calm: boolean;
}) {
  return (
    <Chips label={t('Age')}>
      <Chip
        to={withFilter(params, 'audience', '')}
        label={t('Any age')}
        selected={!filters.audience}
        preventScrollReset
      />
      {AGE_BANDS.map(({ value, short }) => (
        <AgeChip key={value} band={value} label={short} params={params} filters={filters} calm={calm} />
      ))}
    </Chips>
  );
}

function AgeChip({
  band,
  label,
  params,
  filters,
  calm,
}: {
  band: string;
  label: string;
  params: URLSearchParams;
  filters: BookFilters;
  calm: boolean;
}) {
  // Only the count is wanted; the page of one book is what the contract has for that.
  const { ordering: _order, ...narrowing } = filters;
  const { data } = useListBooksQuery({ ...narrowing, audience: band, limit: 1 });
  const selected = filters.audience === band;
  if (data?.count === 0 && !selected) return null;
  return (
    <Chip
      to={withFilter(params, 'audience', band)}
      label={label}
      count={calm ? undefined : data?.count}
      selected={selected}
      preventScrollReset
    />
  );
}

function FilterSelect({
  label,
  name,
  options,
}: {
  label: string;
  name: string;
  options: { value: string; name: string }[];
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <span className={styles['select']}>
      <select
        aria-label={label}
        value={params.get(name) ?? ''}
        onChange={({ target }) =>
          void navigate(withFilter(params, name, target.value), { preventScrollReset: true })
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

/** The filters that no tile or chip above shows, each with a way out. */
function ActiveFilters({ params, filters }: { params: URLSearchParams; filters: BookFilters }) {
  const active = [
    filters.search && {
      name: 'search',
      label: t('Search'),
      value: t('“{search}”', { search: filters.search }),
    },
    filters.language && { name: 'language', label: t('Language'), value: languageName(filters.language) },
    filters.featured && { name: 'featured', label: t('Only'), value: t('featured') },
    filters.student_made && { name: 'student_made', label: t('Only'), value: t('by students') },
  ].filter((filter) => Boolean(filter)) as { name: string; label: string; value: string }[];
  if (active.length === 0) return null;
  return (
    <p className={styles['active']}>
      {active.map(({ name, label, value }) => (
        <span key={name} className={styles['filter']}>
          {label} <b>{value}</b>
          <Link
            to={withFilter(params, name, '')}
            aria-label={t('Remove filter {label}', { label })}
            preventScrollReset
          >
            <Icon name="close" />
          </Link>
        </span>
      ))}
    </p>
  );
}

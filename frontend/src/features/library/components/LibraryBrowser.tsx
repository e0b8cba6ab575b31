import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useBookFacets, useBookStats, type BookFilters } from '../../../api/books.ts';
import { selectUser } from '../../../api/session.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { categoryArt } from '../../../shared/categoryArt.ts';
import { categoryName } from '../../../shared/categoryName.ts';
import { useLeadingCategories } from '../../../shared/leadingCategories.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import {
  AGE_BANDS,
  OLDEST_BAND,
  BOOKS_PER_STEP,
  filtersFrom,
  isFiltered,
  isNarrowed,
  NARROWING,
  ORDERINGS,
  valuesOf,
  viewFrom,
  VIEWS,
  withFilter,
} from '../../../shared/books/filters.ts';
import { BookResults } from './BookResults.tsx';
import styles from './LibraryBrowser.module.css';

// Loaded on demand: the filters are below the tiles, and on a phone behind a button.
const FilterPanel = lazy(() => import('./FilterPanel.tsx'));
const FilterSheet = lazy(() => import('./FilterSheet.tsx'));
const ActiveFilters = lazy(() => import('./ActiveFilters.tsx'));

/** Tiles, chips, order and the grid. The address holds the whole state. `calm` hides all numbers. */
export function LibraryBrowser({ asPage, calm = false }: { asPage: boolean; calm?: boolean }) {
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const young = useSelector(selectUser)?.classes?.some(({ youngest }) => youngest) ?? false;
  const view = viewFrom(params, young);
  const steps = Math.min(40, Math.max(1, Number(params.get('pages')) || 1));
  const Heading = asPage ? 'h1' : 'h2';
  return (
    <section className={asPage ? styles['page'] : 'sec'} id="books" data-calm={calm || undefined}>
      <Heading className={styles['heading']}>{headingOf(filters)}</Heading>
      <CategoryTiles params={params} filters={filters} calm={calm} />
      <div className={styles['bar']}>
        <AgeChips params={params} filters={filters} calm={calm} />
        <span className={styles['selects']}>
          {!calm && <FilterButton params={params} always={!asPage} />}
          <FilterSelect
            label={t('Order')}
            name="ordering"
            options={ORDERINGS.map(({ value, name }) => ({
              value,
              name: filters.search && !value ? t('Best match first') : t(name),
            }))}
          />
          {!calm && (
            <FilterSelect
              label={t('View')}
              name="view"
              value={view}
              options={VIEWS.map((value) => ({ value, name: t(VIEW_NAMES[value]) }))}
            />
          )}
        </span>
      </div>
      {(filters.search || NARROWING.some((name) => valuesOf(params, name).length > 0)) && (
        <Suspense fallback={null}>
          <ActiveFilters params={params} search={filters.search} />
        </Suspense>
      )}
      {asPage && <h2 className="sr">{t('The books')}</h2>}
      <div className={asPage && !calm ? styles['beside'] : undefined}>
        {asPage && !calm && (
          <aside className={styles['aside']} aria-label={t('Filters')}>
            <Suspense fallback={null}>
              <FilterPanel params={params} />
            </Suspense>
          </aside>
        )}
        <BookResults
          filters={filters}
          filtered={isFiltered(filters)}
          steps={steps}
          stepSize={BOOKS_PER_STEP}
          view={view}
          counted={asPage && !calm}
        />
      </div>
    </section>
  );
}

/** Opens the filter sheet: on phones, and wherever there is no room beside the books. */
function FilterButton({ params, always }: { params: URLSearchParams; always: boolean }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const set = NARROWING.reduce((count, name) => count + valuesOf(params, name).length, 0);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <span className={always ? undefined : styles['phone']}>
      <Button tone="soft" size="lg" icon="modes" aria-haspopup="dialog" onClick={show}>
        {set > 0 ? t('Filters ({count})', { count: set }) : t('Filters')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <FilterSheet params={params} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

const VIEW_NAMES = { covers: 'Covers', list: 'List', big: 'Big covers' } as const;

function headingOf({ search, featured, student_made, owned }: BookFilters): string {
  if (search) return t('Books for “{search}”', { search });
  if (owned) return t('Bought books');
  if (featured) return t('Featured books');
  if (student_made) return t('Written by students');
  return t('The library');
}

/** Categories; each shows how many books selecting it would leave. */
function CategoryTiles({
  params,
  filters,
  calm,
}: {
  params: URLSearchParams;
  filters: BookFilters;
  calm: boolean;
}) {
  const categories = useLeadingCategories();
  const stats = useBookStats();
  const { data: facets } = useBookFacets(filters);
  const narrowed = isNarrowed(filters);
  const leaves = (slug: string) => facets?.category.find(({ value }) => value === slug)?.count ?? 0;
  const current = filters.category ?? '';
  const tiles = [
    { slug: '', name: t('All books'), count: narrowed ? facets?.any_category : stats?.all_book, art: 'all' },
    ...(categories ?? []).map((category) => ({
      ...category,
      count: narrowed ? facets && leaves(category.slug) : category.count,
      name: categoryName(category),
      art: category.icon ?? categoryArt(category.slug),
    })),
  ];
  return (
    <ul className={styles['tiles']}>
      {tiles.map(({ slug, name, count, art }) => (
        <li key={slug}>
          <Link
            className={styles['tile']}
            to={withFilter(params, 'category', slug)}
            aria-current={current === slug ? 'true' : undefined}
            data-none={count === 0 || undefined}
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
  const { data } = useBookFacets(filters);
  return (
    <Chips label={t('Age')}>
      <Chip
        to={withFilter(params, 'audience', '')}
        label={t('Any age')}
        selected={!filters.audience}
        preventScrollReset
      />
      {AGE_BANDS.map(({ value, short }) => {
        const count = data?.audience.find((band) => band.value === value)?.count ?? 0;
        const selected = filters.audience === value;
        // The highest ages appear only once it is known that there are books for them.
        if (count === 0 && !selected && (data || value === OLDEST_BAND)) return null;
        return (
          <Chip
            key={value}
            to={withFilter(params, 'audience', value)}
            label={short}
            count={calm || !data ? undefined : count}
            selected={selected}
            preventScrollReset
          />
        );
      })}
    </Chips>
  );
}

function FilterSelect({
  label,
  name,
  value,
  options,
}: {
  label: string;
  name: string;
  /** The selected value, if it is not the one in the address. */
  value?: string;
  options: { value: string; name: string }[];
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <span className={styles['select']}>
      <select
        aria-label={label}
        value={value ?? params.get(name) ?? ''}
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

import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useListBookCategoriesQuery, type BookFilters } from '../../../api/books.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Disclosure.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { withParams } from '../model.ts';
import styles from './TableTools.module.css';

const LEVELS = ['1', '2', '3', '4', '5', '6'];
const SEARCH_DELAY = 300;

/** Search, the filters in use as chips, and the way to more of them. */
export function TableTools({ filters }: { filters: BookFilters }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: categories = [] } = useListBookCategoriesQuery();
  const chips = [
    {
      name: 'category',
      label: t('Kind'),
      value:
        filters.category &&
        (categories.find(({ slug }) => slug === filters.category)?.name ?? filters.category),
    },
    { name: 'level', label: t('Level'), value: filters.level },
    { name: 'language', label: t('Language'), value: filters.language && languageName(filters.language) },
  ].filter(({ value }) => Boolean(value));
  const choose = (name: string, value: string) => void navigate(withParams(params, { [name]: value }));
  return (
    <div className={styles['tools']}>
      <SearchField />
      {chips.map(({ name, label, value }) => (
        <span key={name} className={styles['chip']}>
          {label} <b>{value}</b>
          <Link to={withParams(params, { [name]: '' })} aria-label={t('Remove filter {label}', { label })}>
            <Icon name="close" />
          </Link>
        </span>
      ))}
      <Popover
        className={styles['more']}
        button={(props) => (
          <Button tone="plain" size="sm" icon="plus" {...props}>
            {t('Filter')}
          </Button>
        )}
      >
        {() => (
          <div className={styles['panel']}>
            <SelectField
              label={t('Kind')}
              value={filters.category ?? ''}
              onChange={({ target }) => choose('category', target.value)}
            >
              <option value="">{t('Any')}</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('Level')}
              value={filters.level ?? ''}
              onChange={({ target }) => choose('level', target.value)}
            >
              <option value="">{t('Any')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {level}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </Popover>
    </div>
  );
}

/** The words go into the address once the typing pauses; the entry is replaced, so Back leaves the table. */
function SearchField() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const current = params.get('search') ?? '';
  const [typed, setTyped] = useState(current);
  const settled = useDebounced(typed.trim(), SEARCH_DELAY);
  const latest = useRef(params);
  latest.current = params;
  useEffect(() => {
    if (settled === (latest.current.get('search') ?? '')) return;
    void navigate(withParams(latest.current, { search: settled }), { replace: true });
  }, [settled, navigate]);
  return (
    <div className={styles['search']} role="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={t('Search books')}
        placeholder={t('Title or author')}
        maxLength={255}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}

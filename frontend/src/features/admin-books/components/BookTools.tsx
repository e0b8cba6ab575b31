import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListBookCategoriesQuery, type BookFilters } from '../../../api/books.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SavedViews } from '../../saved-views/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { memberLabel } from '../../../shared/books/moderationLabels.ts';
import { DETAILS } from '../model.ts';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';

const LEVELS = ['1', '2', '3', '4', '5', '6'];

/** Search, active filters as chips, and the button for more filters. */
export function BookTools({ filters, children }: { filters: BookFilters; children?: ReactNode }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: categories = [] } = useListBookCategoriesQuery();
  // The library's filters accept several values; this table uses one of each.
  const [level] = [filters.level ?? []].flat();
  const [language] = [filters.language ?? []].flat();
  const chips = [
    {
      name: 'category',
      label: t('Kind'),
      value:
        filters.category &&
        (categories.find(({ slug }) => slug === filters.category)?.name ?? filters.category),
    },
    { name: 'level', label: t('Level'), value: level },
    {
      name: 'missing',
      label: t('Missing'),
      value:
        filters.missing &&
        (filters.missing === 'any' ? t('something') : memberLabel(String(filters.missing))),
    },
    { name: 'language', label: t('Language'), value: language && languageName(language) },
  ].filter(({ value }) => Boolean(value));
  const choose = (name: string, value: string) => void navigate(withParams(params, { [name]: value }));
  return (
    <TableTools>
      <TableSearch label={t('Search books')} placeholder={t('Title or author')} />
      {chips.map(({ name, label, value }) => (
        <FilterChip key={name} name={name} label={label} value={String(value)} />
      ))}
      <MoreFilters>
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
          value={level ?? ''}
          onChange={({ target }) => choose('level', target.value)}
        >
          <option value="">{t('Any')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('What is missing')}
          value={String(filters.missing ?? '')}
          onChange={({ target }) => choose('missing', target.value)}
        >
          <option value="">{t('Whatever it says')}</option>
          <option value="any">{t('Something is missing')}</option>
          {DETAILS.map((name) => (
            <option key={name} value={name}>
              {memberLabel(name)}
            </option>
          ))}
        </SelectField>
      </MoreFilters>
      <SavedViews table="books" />
      {children}
    </TableTools>
  );
}

import { LANDINGS, LIBRARY } from '@bookgrove/contract';
import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { t } from '../../../i18n/index.ts';
import { categoryName } from '../../../shared/categoryName.ts';
import { SelectField } from '../../../ui/Field.tsx';

/** Where a mode starts: a screen of the product and, for the library, its filters. */
export function LandingField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
}) {
  const { data: categories = [] } = useListBookCategoriesQuery();
  const [screen = LIBRARY, filters = ''] = value.split('?');
  const views = [
    { filters: '', name: t('Everything') },
    { filters: 'featured=true', name: t('Featured books') },
    { filters: 'student_made=true', name: t('Books by students') },
    ...categories.map((category) => ({
      filters: `category=${category.slug}`,
      name: t('Only: {name}', { name: categoryName(category) }),
    })),
  ];
  return (
    <>
      <SelectField
        label={t('Begins at')}
        hint={t('Where choosing it leads. Who is not let in there begins in the library.')}
        value={screen}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      >
        {LANDINGS.map(({ path, name }) => (
          <option key={path} value={path}>
            {t(name)}
          </option>
        ))}
      </SelectField>
      {screen === LIBRARY && (
        <SelectField
          label={t('On show there')}
          value={filters}
          onChange={({ target }) => onChange(target.value ? `${LIBRARY}?${target.value}` : LIBRARY)}
        >
          {views.map((view) => (
            <option key={view.filters} value={view.filters}>
              {view.name}
            </option>
          ))}
          {!views.some((view) => view.filters === filters) && <option value={filters}>{filters}</option>}
        </SelectField>
      )}
    </>
  );
}

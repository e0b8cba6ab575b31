import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { t } from '../../../i18n/index.ts';
import { categoryArt } from '../../../shared/categoryArt.ts';
import { categoryName } from '../../../shared/categoryName.ts';
import { Art } from '../../../ui/Art.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { OrderedList } from './OrderedList.tsx';
import styles from './OrderedList.module.css';

/** Which categories come first in a mode, and in which order. */
export function LeadingCategories({
  slugs,
  error,
  onChange,
}: {
  slugs: readonly string[];
  error?: string | undefined;
  onChange: (slugs: string[]) => void;
}) {
  const { data: categories = [] } = useListBookCategoriesQuery();
  const named = categories.map((category) => ({ id: category.slug, name: categoryName(category) }));
  // A deleted category is not shown, and is removed with the next change.
  const leading = slugs.flatMap((slug) => named.filter(({ id }) => id === slug));
  const others = named.filter(({ id }) => !slugs.includes(id));
  const put = (ids: string[]) => onChange(ids);
  return (
    <fieldset className={styles['leading']}>
      <legend>{t('Categories that lead')}</legend>
      {leading.length === 0 && <p className="soft">{t('None: they stand in the order of the library.')}</p>}
      <OrderedList
        label={t('Categories that lead')}
        entries={leading}
        onOrder={(entries) => put(entries.map(({ id }) => id))}
        picture={({ id }) => (
          <Art file="categories" name={categoryArt(id)} viewBox="0 0 56 56" className={styles['mark']} />
        )}
      >
        {({ id, name }) => (
          <span className={styles['one']}>
            <b>{name}</b>
            <IconButton
              icon="close"
              label={t('{name} does not lead', { name })}
              onClick={() => put(leading.filter((one) => one.id !== id).map((one) => one.id))}
            />
          </span>
        )}
      </OrderedList>
      {others.length > 0 && leading.length < 20 && (
        <SelectField
          label={t('Let another category lead')}
          value=""
          error={error}
          onChange={({ target }) => put([...leading.map(({ id }) => id), target.value])}
        >
          <option value="">{t('Choose a category')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}

/** The names of the first categories; null when there are none. */
export function useLeadingNames(slugs: readonly string[]): string | null {
  const { data: categories = [] } = useListBookCategoriesQuery();
  const names = slugs.flatMap((slug) => categories.filter((one) => one.slug === slug).map(categoryName));
  return names.length > 0 ? names.join(', ') : null;
}

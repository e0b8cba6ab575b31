import type { Book } from '../../../api/types.ts';
import { libraryPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { categoryName } from '../../../shared/categoryWords.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { rowsApi } from '../rowsApi.ts';
import { BookGrid } from './BookGrid.tsx';
import styles from './RelatedBooks.module.css';
import { Why } from './Why.tsx';

/** What to read after this book, each with its reason; not there when nothing is near. */
export default function RelatedBooks({ book }: { book: Book }) {
  const { data } = rowsApi.useListNearBooksQuery(book.id);
  const near = data?.books ?? [];
  const category = book.categories[0];
  if (near.length === 0) return null;
  return (
    <section className="sec">
      <div className={styles['head']}>
        <h2>{t('Read next')}</h2>
        {category && (
          <TextLink to={libraryPath({ category: category.slug })}>
            {t('More of {category}', { category: categoryName(category) })}
          </TextLink>
        )}
      </div>
      <BookGrid books={near.map((one) => one.book)} under={(at) => <Why of={near[at]!} />} />
    </section>
  );
}

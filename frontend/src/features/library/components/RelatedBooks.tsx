import { useListBooksQuery } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { libraryPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { categoryName } from '../../../shared/categoryWords.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { BookGrid } from './BookGrid.tsx';
import styles from './RelatedBooks.module.css';

const SHOWN = 6;

/** Further books of the same kind; not there when there are none. */
export function RelatedBooks({ book }: { book: Book }) {
  const category = book.categories[0];
  const { data } = useListBooksQuery(
    { category: category?.slug ?? '', limit: SHOWN + 1 },
    { skip: !category },
  );
  const others = data?.results.filter(({ id }) => id !== book.id).slice(0, SHOWN) ?? [];
  if (!category || others.length === 0) return null;
  return (
    <section className="sec">
      <div className={styles['head']}>
        <h2>{t('Read next')}</h2>
        <TextLink to={libraryPath({ category: category.slug })}>
          {t('More of {category}', { category: categoryName(category) })}
        </TextLink>
      </div>
      <BookGrid books={others} />
    </section>
  );
}

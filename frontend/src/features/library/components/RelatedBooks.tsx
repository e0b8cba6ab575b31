import type { Book } from '../../../api/types.ts';
import { libraryPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { categoryName } from '../../../shared/categoryName.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { rowsApi } from '../../../shared/books/rowsApi.ts';
import { BookGrid } from '../../../shared/books/BookGrid.tsx';
import styles from './RelatedBooks.module.css';
import { RecommendationReason } from './RecommendationReason.tsx';

/** Similar books, each with its reason; not rendered when there are none. */
export default function RelatedBooks({ book }: { book: Book }) {
  const { data } = rowsApi.useListSimilarBooksQuery(book.id);
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
      <BookGrid books={near.map((one) => one.book)} under={(at) => <RecommendationReason of={near[at]!} />} />
    </section>
  );
}

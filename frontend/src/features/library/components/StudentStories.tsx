import { useBookStats, useListBooksQuery } from '../../../api/books.ts';
import { libraryPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { BookCard } from '../../../shared/books/BookCard.tsx';
import styles from './StudentStories.module.css';

/**
 * Books that students of the school made; not rendered while there are none. In the mode “Our stories” it is first on
 * the page.
 */
export default function StudentStories({ leads = false }: { leads?: boolean }) {
  const Heading = leads ? 'h1' : 'h2';
  const stats = useBookStats();
  const has = (stats?.student_books ?? 0) > 0;
  const { data } = useListBooksQuery({ student_made: true, limit: leads ? 8 : 4 }, { skip: !has });
  if (!data || data.count === 0) return leads ? <h1 className="sr">{t('The library')}</h1> : null;
  return (
    <section className={`sec block ${styles['block']}`}>
      <div>
        <Heading>{t('Written by students')}</Heading>
        <p>{t('These stories were made in our classrooms.')}</p>
        <ButtonLink tone="main" size="lg" to={libraryPath({ student_made: 'true' })}>
          {t('Read their stories')}
        </ButtonLink>
      </div>
      <ul className={styles['row']}>
        {data.results.map((book) => (
          <li key={book.id}>
            <BookCard book={book} sizes="(width >= 1024px) 172px, (width >= 640px) 22vw, 64vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}

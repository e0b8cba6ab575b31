import { useListBooksQuery } from '../../../api/books.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';
import styles from './ModeLanding.module.css';
import { BookStrip, BookStripSkeleton } from './BookStrip.tsx';
import StudentStories from './StudentStories.tsx';

/** Landing page of the mode for contributors: the upload link first, then the person's contributions. */
export default function CreateLanding() {
  const query = useListBooksQuery({ mine: true, limit: 12 });
  return (
    <div className="wrap">
      <section className={`block ${styles['create']}`}>
        <h1>{t('Bring a book along')}</h1>
        <p>{t('EPUB or PDF. We check it, and it is in the library in a minute.')}</p>
        <ButtonLink tone="book" size="lg" icon="upload" to={paths.upload}>
          {t('Upload a book')}
        </ButtonLink>
      </section>
      <section className="sec">
        <QueryView
          query={query}
          skeleton={<BookStripSkeleton />}
          failed={t('Your books did not load')}
          isEmpty={({ count }) => count === 0}
          empty={
            <>
              <h2>{t('Your books')}</h2>
              <p className="soft">{t('What you bring in stands here.')}</p>
            </>
          }
        >
          {({ results }) => <BookStrip books={results} heading={<h2>{t('Your books')}</h2>} />}
        </QueryView>
      </section>
      <StudentStories />
      <LibraryBrowser asPage={false} />
    </div>
  );
}

import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { formatAges, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { listsApi } from '../api.ts';
import { PosterCode } from '../components/PosterCode.tsx';
import styles from '../components/Poster.module.css';

/** A book as a poster for a shelf or a door: its cover, what it is about, and a code that leads to it. */
export default function BookPosterPage() {
  const { bookId = '' } = useParams();
  const query = useGetBookQuery(bookId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={100} height={600} />}
      failed={t('The book did not load')}
      missing={<State scene="no-match" asPage title={t('This book is not here')} />}
    >
      {(book) => <Poster book={book} />}
    </QueryView>
  );
}

function Poster({ book }: { book: Book }) {
  const place = placeName(useTenant());
  const { data: code } = listsApi.useGetBookPosterQuery(book.id);
  // Browsers name the PDF after the page.
  usePageTitle(book.title);
  const facts = [
    book.age_range && t('Ages {ages}', { ages: formatAges(book.age_range) }),
    book.reading_level !== null && t('Level {level}', { level: book.reading_level }),
    t('{minutes} min', { minutes: book.reading_minutes }),
    book.language !== 'und' && languageName(book.language),
  ];
  return (
    <>
      <div className={styles['tools']}>
        <ButtonLink tone="plain" icon="before" to={bookPath(book.slug)}>
          {t('Back to the book')}
        </ButtonLink>
        <Button tone="main" size="lg" icon="print" onClick={() => window.print()}>
          {t('Print the poster')}
        </Button>
      </div>
      <article className={styles['sheet']}>
        <header className={styles['title']}>
          <div>
            <p className={styles['school']}>{place}</p>
            <h1 lang={book.language} dir="auto">
              {book.title}
            </h1>
            <p className={styles['note']} dir="auto">
              {book.authors.join(', ')}
            </p>
          </div>
          {code && <PosterCode code={code} label={t('Code of this book')} />}
        </header>
        <div className={styles['single']}>
          <Cover book={book} sizes="420px" eager decorative />
          {book.summary && (
            <p lang={book.language} dir="auto">
              {book.summary}
            </p>
          )}
        </div>
        <footer className={styles['foot']}>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <span>{code?.link}</span>
        </footer>
      </article>
    </>
  );
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { bookPath, paths } from '../../../app/paths.ts';
import { useOpenBookQuery, useGetBookQuery } from '../../../api/books.ts';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import { selectSession } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { offlineBook, type OfflineBookEntry, type Reader } from '../../offline-books/index.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { Opening } from '../components/Opening.tsx';
import { ReaderScreen } from '../components/ReaderScreen.tsx';
import { positionToOpen } from '../readingPosition.ts';
import type { Locator } from '../../../shared/reader/protocol.ts';
import styles from './ReaderPage.module.css';

const ClosedBook = lazy(() => import('../components/ClosedBook.tsx'));

/** `/library/:id/read`: the book itself, full screen, or an explanation why it cannot be read. */
export default function ReaderPage() {
  const { id = '' } = useParams();
  const { phase, user } = useSelector(selectSession);
  const book = useGetBookQuery(id, { skip: phase === 'restoring', refetchOnMountOrArgChange: true });
  // For people who may nearly always read it, the address of its files is fetched in parallel to the book.
  useOpenBookQuery(id, { skip: phase !== 'member', refetchOnMountOrArgChange: true });
  // An earlier response in the cache may have an older reading position: the book is opened with the first
  // fresh one.
  const [fresh, setFresh] = useState<Book | null>(null);
  useEffect(() => {
    if (book.currentData && !book.isFetching)
      setFresh((before) => (before?.id === book.currentData?.id ? before : (book.currentData ?? null)));
  }, [book.currentData, book.isFetching]);

  if (fresh && (fresh.id === id || fresh.slug === id))
    return <OpenBook key={fresh.id} book={fresh} asked={id} />;
  if (book.error && !book.isFetching) {
    const home =
      'status' in book.error && book.error.status === 'FETCH_ERROR' && offlineBook(id, user?.id ?? null);
    if (home) return <ReadAtHome reader={home.reader} home={home.home} />;
    return (
      <Trouble error={normalizeError(book.error)} back={paths.library} onRetry={() => void book.refetch()} />
    );
  }
  return <Opening title={null} back={bookPath(id)} />;
}

/** Opens the offline book while the server cannot be reached. */
function ReadAtHome({ reader, home: { book, content } }: { reader: Reader; home: OfflineBookEntry }) {
  const [attempt, setAttempt] = useState(() => ({
    count: 0,
    locator: positionToOpen(book.progress, reader.id, book.id),
  }));
  return (
    <ReaderScreen
      key={attempt.count}
      book={book}
      content={content}
      locator={attempt.locator}
      user={reader}
      isAtHome
      onReopen={(locator) =>
        setAttempt(({ count, locator: before }) => ({ count: count + 1, locator: locator ?? before }))
      }
    />
  );
}

/** Checks whether this person may read the book, then requests its address. */
function OpenBook({ book, asked }: { book: Book; asked: string }) {
  if (book.access.read && book.ingestion === 'ready') return <ReadBook book={book} asked={asked} />;
  return (
    <Suspense fallback={<Opening title={book.title} back={bookPath(book.slug)} />}>
      <ClosedBook book={book} />
    </Suspense>
  );
}

/** The page of an address such as `?page=9`; null for anything else. */
const pageAsked = (page: string | null): number | null =>
  page && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null;

function ReadBook({ book, asked }: { book: Book; asked: string }) {
  const { user } = useSelector(selectSession);
  const [params] = useSearchParams();
  const person = user?.id ?? null;
  const content = useOpenBookQuery(asked);
  // Opening again after an error creates a new frame, at the last position seen.
  const [attempt, setAttempt] = useState<{ count: number; locator: Locator | null }>(() => ({
    count: 0,
    locator: positionToOpen(book.progress, person, book.id),
  }));

  if (content.data && !content.isFetching) {
    return (
      <ReaderScreen
        key={attempt.count}
        book={book}
        content={content.data}
        locator={attempt.locator}
        user={user}
        listen={params.has('listen') && attempt.count === 0}
        startPage={attempt.count === 0 ? pageAsked(params.get('page')) : null}
        onReopen={(locator) => {
          setAttempt(({ count, locator: before }) => ({ count: count + 1, locator: locator ?? before }));
          void content.refetch();
        }}
      />
    );
  }
  if (content.error && !content.isFetching) {
    // The network was lost after the page of the book was shown.
    const home =
      'status' in content.error && content.error.status === 'FETCH_ERROR' && offlineBook(book.id, person);
    if (home) return <ReadAtHome reader={home.reader} home={home.home} />;
    return (
      <Trouble
        error={normalizeError(content.error)}
        back={bookPath(book.slug)}
        onRetry={() => void content.refetch()}
      />
    );
  }
  return <Opening title={book.title} back={bookPath(book.slug)} />;
}

function Trouble({ error, back, onRetry }: { error: AppError; back: string; onRetry: () => void }) {
  const online = useOnline();
  if (error.status === 404) {
    const putAway = error.code === 'put_away';
    return (
      <main className={styles['page']}>
        <State
          scene="lost"
          asPage
          title={putAway ? t('This book was put away') : t('This book is not here')}
          actions={
            <ButtonLink tone="main" size="lg" to={paths.library}>
              {t('To the library')}
            </ButtonLink>
          }
        >
          <p>{putAway ? error.message : t('It may have moved, or it belongs to another school.')}</p>
        </State>
      </main>
    );
  }
  const isOffline = error.status === 0 && !online;
  return (
    <main className={styles['page']} role="alert">
      <State
        scene={isOffline ? 'offline' : 'error'}
        asPage
        title={isOffline ? t('You are offline') : t('The book did not open')}
        reference={error.reference && t('Reference {id}', { id: error.reference })}
        actions={
          <>
            <Button tone="main" size="lg" icon="retry" onClick={onRetry}>
              {t('Try again')}
            </Button>
            <ButtonLink size="lg" icon="before" to={back}>
              {t('Back')}
            </ButtonLink>
          </>
        }
      >
        <p>{isOffline ? t('This comes back with the internet.') : error.message}</p>
      </State>
    </main>
  );
}

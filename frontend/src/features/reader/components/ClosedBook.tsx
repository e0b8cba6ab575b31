import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { bookPath, loginPath, readPath } from '../../../app/paths.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { State } from '../../../ui/State.tsx';
import styles from '../pages/ReaderPage.module.css';

// For books with a price only.
const BuyBook = lazy(() =>
  import('../../../shared/cart/BuyBook.tsx').then((module) => ({ default: module.BuyBook })),
);

/** Explains why a book does not open for this person, or not yet. */
export default function ClosedBook({ book }: { book: Book }) {
  return book.access.read ? <NotReady book={book} /> : <NoAccess book={book} />;
}

function NoAccess({ book }: { book: Book }) {
  const isStudent = useSelector(selectUser)?.role === 'student';
  const isSignInEnough = book.access.reason === 'sign_in_required';
  return (
    <main className={styles['page']}>
      <State
        scene="gate"
        asPage
        title={isSignInEnough ? t('Log in to read this book') : t('This book is for sale')}
        actions={
          <>
            {isSignInEnough ? (
              <ButtonLink tone="main" size="lg" to={loginPath(readPath(book.slug))}>
                {t('Log in')}
              </ButtonLink>
            ) : (
              <Suspense fallback={null}>
                <BuyBook book={book} />
              </Suspense>
            )}
            <ButtonLink size="lg" icon="before" to={bookPath(book.slug)}>
              {t('Back to the book')}
            </ButtonLink>
          </>
        }
      >
        {isSignInEnough ? (
          <p>
            {t('“{title}” opens as soon as we know that you belong to this school.', { title: book.title })}
          </p>
        ) : (
          <p>
            {t('“{title}” can be read once it has been bought.', { title: book.title })}{' '}
            {book.price && !isStudent && <Money value={book.price} />}
          </p>
        )}
      </State>
    </main>
  );
}

function NotReady({ book }: { book: Book }) {
  const isRefused = book.ingestion === 'refused';
  return (
    <main className={styles['page']}>
      <State
        scene={isRefused ? 'error' : 'empty'}
        asPage
        title={isRefused ? t('This book could not be prepared') : t('This book is being prepared')}
        actions={
          <ButtonLink tone="main" size="lg" icon="before" to={bookPath(book.slug)}>
            {t('Back to the book')}
          </ButtonLink>
        }
      >
        <p>
          {isRefused
            ? t('Its page says what is wrong with the file.')
            : t('We are looking through its pages. It opens here in a moment.')}
        </p>
      </State>
    </main>
  );
}

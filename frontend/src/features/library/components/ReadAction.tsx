import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession, selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { loginPath, readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { OfflineDownload } from '../../offline-books/index.ts';
import { Listen } from '../../reader/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import styles from './ReadAction.module.css';

const LastReadingDevice = lazy(() => import('./LastReadingDevice.tsx'));
// For books with a price only.
const BuyBook = lazy(() =>
  import('../../../shared/cart/BuyBook.tsx').then((module) => ({ default: module.BuyBook })),
);
const BuyPrint = lazy(() =>
  import('../../../shared/cart/BuyPrint.tsx').then((module) => ({ default: module.BuyPrint })),
);
const BuyOther = lazy(() =>
  import('../../../shared/cart/BuyOther.tsx').then((module) => ({ default: module.BuyOther })),
);
const MarkBook = lazy(() => import('./MarkBook.tsx'));
const ShareAction = lazy(() => import('./ShareAction.tsx'));

/** The button to read a book, or the reason why it is not available and what would make it so. */
export function ReadAction({ book }: { book: Book }) {
  const { phase, user } = useSelector(selectSession);
  const { pathname } = useLocation();
  if (book.ingestion !== 'ready') return null;

  if (book.access.read) {
    const begun = book.progress && book.progress.percentage > 0 ? book.progress.percentage : null;
    const isFinished = begun !== null && begun >= 100;
    return (
      <div className={styles['actions']}>
        <div className={styles['ways']}>
          <ButtonLink
            tone="book"
            className={styles['read']}
            icon={isFinished ? 'retry' : 'read'}
            to={isFinished ? `${readPath(book.slug)}?again` : readPath(book.slug)}
          >
            {begun === null ? t('Read now') : isFinished ? t('Read again') : t('Keep reading')}
          </ButtonLink>
          <Suspense fallback={null}>
            <Listen book={book} />
          </Suspense>
        </div>
        {book.access.reason === 'owned' && (
          <p className={styles['owned']}>
            <Icon name="check" />
            {t('You own this book')}
          </p>
        )}
        {begun !== null && (
          <div className={styles['place']}>
            <Progress label={t('How far you are')} value={begun} />
            <span className="num">
              {isFinished ? t('Finished') : t('{percentage} % read', { percentage: Math.floor(begun) })}
            </span>
            <Suspense fallback={null}>
              <LastReadingDevice book={book} className={styles['device']} />
            </Suspense>
          </div>
        )}
        <Suspense fallback={null}>
          <div className={styles['more']}>
            <MarkBook book={book} />
            <ShareAction book={book} />
            <OfflineDownload book={book} />
          </div>
          {book.price && (
            <>
              {book.access.reason === 'owned' && user?.role === 'parent' && (
                <BuyBook book={book} forChild className={styles['read']} />
              )}
              <BuyPrint book={book} className={styles['read']} />
              <BuyOther book={book} className={styles['read']} />
            </>
          )}
        </Suspense>
      </div>
    );
  }
  // While a session is being restored the permissions are not final.
  if (phase === 'restoring') return <div className={styles['actions']} />;
  if (book.access.reason === 'sign_in_required') {
    return (
      <div className={styles['actions']}>
        <ButtonLink tone="book" className={styles['read']} icon="person" to={loginPath(pathname)}>
          {t('Log in to read')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles['actions']}>
      <Price book={book} />
      <Suspense fallback={null}>
        <BuyBook book={book} className={styles['read']} />
        <BuyPrint book={book} className={styles['read']} />
        <BuyOther book={book} className={styles['read']} />
      </Suspense>
    </div>
  );
}

/** Prices are for adults: a child sees whom to ask. */
function Price({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const shown = book.price && user?.role !== 'student' ? book.price : null;
  return (
    <p className={styles['closed']}>
      <Icon name="lock" />
      <span>
        <b>{shown ? t('For sale: {price}', { price: formatMoney(shown) }) : t('For sale')}</b>
        {user?.role === 'student'
          ? t('This book can be read once it is bought. Ask a grown-up or your teacher.')
          : t('This book can be read once it is bought.')}
      </span>
    </p>
  );
}

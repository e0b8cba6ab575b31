import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../../../api/session.ts';
import { loginPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useOutbox } from '../../../shared/reader/useOutbox.ts';
import { BagList } from '../components/BagList.tsx';
import { InstallApp } from '../components/InstallApp.tsx';
import { offlineLibrary } from '../offlineBooks.ts';
import { MAX_OFFLINE_BOOKS } from '../offlineStore.ts';
import { refreshOfflineBooks } from '../refreshOfflineBooks.ts';
import { useOfflineBook } from '../useOfflineBook.ts';
import { formatSize } from '../formatSize.ts';
import styles from './OfflineBooksPage.module.css';

/** `/library/at-home`: the books on this device, with and without a network. */
export default function OfflineBooksPage() {
  const { user, phase } = useSelector(selectSession);
  const online = useOnline();
  const { offlineBooks, remove } = useOfflineBook(user);
  const dispatch = useDispatch();
  useEffect(() => {
    if (user && !user.viewing) void refreshOfflineBooks(dispatch, user.id);
  }, [dispatch, user]);
  useOutbox(user?.id ?? null);
  const owner = offlineLibrary()?.reader;
  // Another person is signed in on this device: the list is not shown.
  const books = user && owner && owner.id !== user.id ? [] : offlineBooks;
  // The session ended, for example with the browser: the books are shown to their reader alone.
  const areClosed = phase === 'visitor' && online && books.length > 0;
  const sum = books.reduce((all, { bytes }) => all + bytes, 0);
  return (
    <div className="wrap">
      <h1 className={styles['title']}>{t('My books at home')}</h1>
      {areClosed ? (
        <State
          scene="empty"
          title={t('These books wait for their reader')}
          actions={
            <ButtonLink tone="main" to={loginPath(paths.offlineBooks)}>
              {t('Log in')}
            </ButtonLink>
          }
        >
          <p>
            {t(
              'Log in, and your books are here again. When somebody else logs in on this device, they are removed.',
            )}
          </p>
        </State>
      ) : books.length === 0 ? (
        <State
          scene="empty"
          title={t('Your bag is empty')}
          actions={
            <ButtonLink tone="main" to={paths.library}>
              {t('To the library')}
            </ButtonLink>
          }
        >
          <p>
            {t(
              'Choose “Take home” beside a book. Up to five can be read without the internet on this device.',
            )}
          </p>
          <p>{t('Books leave the bag when you log out, and when somebody else logs in on this device.')}</p>
        </State>
      ) : (
        <>
          <p className={styles['sum']}>
            {t('{count} of {most} books, {size} on this device.', {
              count: books.length,
              most: MAX_OFFLINE_BOOKS,
              size: formatSize(sum),
            })}{' '}
            {online
              ? t('They open without the internet, too.')
              : t('There is no internet. Your books are here; what you read is noted and sent later.')}
          </p>
          <BagList books={books} remove={remove} />
        </>
      )}
      <InstallApp />
    </div>
  );
}

import { useSelector } from 'react-redux';
import { booksApi } from '../../../api/books.ts';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { MAX_OFFLINE_BOOKS } from '../offlineStore.ts';
import { canDownloadBooks, useOfflineBook } from '../useOfflineBook.ts';
import { formatSize } from '../formatSize.ts';
import styles from './OfflineDownload.module.css';

/** Stores a book for offline reading; its size is shown first. */
export default function OfflineDownload({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  const online = useOnline();
  const mayDownload =
    canDownloadBooks() && (user?.permissions?.includes('reading.record') ?? false) && !user?.viewing;
  const { offlineBooks, downloadState, download, remove } = useOfflineBook(user);
  const isHome = offlineBooks.some((home) => home.book.id === book.id);
  const size = booksApi.useGetOfflineBookQuery(book.id, { skip: !mayDownload || isHome || !online });
  if (!mayDownload) return null;
  const full = !isHome && offlineBooks.length >= MAX_OFFLINE_BOOKS;
  return (
    <div className={styles['home']}>
      {isHome ? (
        <Button icon="check" onClick={() => void remove(book.id)}>
          {t('At home. Put it back')}
        </Button>
      ) : downloadState.state === 'downloading' ? (
        <label className={styles['downloading']}>
          {t('Packing {percent} %', { percent: Math.round(downloadState.share * 100) })}
          <progress value={downloadState.share} />
        </label>
      ) : (
        <Button icon="download" disabled={full || !online || !size.data} onClick={() => void download(book)}>
          {size.data ? t('Take home ({size})', { size: formatSize(size.data.bytes) }) : t('Take home')}
        </Button>
      )}
      <p>
        {downloadState.state === 'failed' ? (
          <span role="alert">{t('The book did not come along. Is there room on this device?')} </span>
        ) : full ? (
          <span>{t('Your bag holds five books. Put one back first.')} </span>
        ) : null}
        {offlineBooks.length > 0 && (
          <TextLink to="/library/at-home">
            {t('At home: {count} of 5', { count: offlineBooks.length })}
          </TextLink>
        )}
      </p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { locale, t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { BagList } from '../components/BagList.tsx';
import { offlineLibrary } from '../offlineBooks.ts';
import { rowCovers } from '../rowCovers.ts';
import styles from './OfflineHome.module.css';

/**
 * The library's first page, or the dashboard, when the app starts without a network: first the school bag, then what
 * this device last showed there. Links lead only to books that open without a network.
 */
export default function OfflineHome({ screen }: { screen: 'home' | 'dashboard' }) {
  const [library] = useState(offlineLibrary);
  const [covers, setCovers] = useState<Record<string, string | null>>({});
  useEffect(() => {
    rowCovers().then(setCovers, () => undefined);
  }, []);
  if (!library) return null;
  const { reader, books, lastKnown } = library;
  const packed = new Set(books.map(({ book }) => book.id));
  const rows = (lastKnown?.rows ?? [])
    .map((row) => ({ ...row, books: row.books.filter(({ id }) => !packed.has(id)) }))
    .filter((row) => row.books.length > 0);
  const due = screen === 'dashboard' ? (lastKnown?.due ?? []) : [];
  return (
    <div className="wrap">
      <h1 className={styles['title']}>{t('Hello, {name}', { name: reader.first_name })}</h1>
      <p className={styles['note']}>{t('You are offline: these are the books in your bag.')}</p>
      <p className={styles['note']}>
        <TextLink to={paths.offlineBooks}>{t('My books at home')}</TextLink>
      </p>
      <BagList books={books} />
      {lastKnown && (due.length > 0 || rows.length > 0) && (
        <section className={styles['last']}>
          <h2>{t('When the internet is back')}</h2>
          <p className="soft">
            {t('As it was on {date}.', {
              date: new Date(lastKnown.at).toLocaleDateString(locale(), { dateStyle: 'long' }),
            })}
          </p>
          {due.length > 0 && (
            <ul className={styles['due']}>
              {due.map((title) => (
                <li key={title} dir="auto">
                  {title}
                </li>
              ))}
            </ul>
          )}
          {rows.map((row) => (
            <section key={row.heading}>
              <h3 dir="auto">{row.heading}</h3>
              <ul className={styles['row']}>
                {row.books.map((book) => (
                  <li key={book.id}>
                    <Cover address={covers[book.cover ?? ''] ?? null} />
                    <span lang={book.language} dir="auto">
                      {book.title}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
    </div>
  );
}

/** A kept cover, or an empty one. */
function Cover({ address }: { address: string | null }) {
  if (address === null) return <span className={styles['blank']} aria-hidden="true" />;
  return <img src={address} alt="" width="96" height="128" />;
}

import { useRef } from 'react';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { rowsApi, type BookSample } from '../../../shared/books/rowsApi.ts';
import styles from './LookInside.module.css';

type Page = BookSample['pages'][number];

/** The first pages of the story, side by side: picture and text. Not rendered for a book without a preview. */
export default function LookInside({ book }: { book: Book }) {
  const { data } = rowsApi.useGetBookSampleQuery(book.id);
  const row = useRef<HTMLUListElement>(null);
  const pages = data?.pages ?? [];
  if (pages.length === 0) return null;
  const move = (way: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const ahead = getComputedStyle(list).direction === 'rtl' ? -way : way;
    list.scrollBy({ left: ahead * list.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className="sec" aria-labelledby="inside">
      <div className={styles['head']}>
        <h2 id="inside">{t('Look inside')}</h2>
        {pages.length > 1 && (
          <span className="only-desktop">
            <IconButton icon="before" label={t('Page before')} onClick={() => move(-1)} />
            <IconButton icon="next" label={t('Page after')} onClick={() => move(1)} />
          </span>
        )}
      </div>
      {/* A scrollable element must be reachable by keyboard. */}
      <ul
        className={styles['pages']}
        ref={row}
        tabIndex={0}
        aria-labelledby="inside"
        lang={book.language}
        dir={book.direction}
      >
        {pages.map((page, at) => (
          <Spread key={at} page={page} />
        ))}
      </ul>
    </section>
  );
}

function Spread({ page: { paragraphs, picture } }: { page: Page }) {
  return (
    <li
      className={styles['spread']}
      data-only={picture ? (paragraphs.length === 0 ? 'picture' : undefined) : 'words'}
    >
      {picture && (
        <div className={styles['picture']}>
          <img src={picture.url} alt={picture.alt} loading="lazy" decoding="async" />
        </div>
      )}
      {paragraphs.length > 0 && (
        <div className={styles['words']}>
          {paragraphs.map((words, at) => (
            <p key={at}>{words}</p>
          ))}
        </div>
      )}
    </li>
  );
}

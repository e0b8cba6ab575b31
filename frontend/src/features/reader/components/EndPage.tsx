import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { canWriteStories, selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { AfterReading } from './AfterReading.tsx';
import styles from './EndPage.module.css';

/** Shown after the last page: a word of praise, links, a reaction, and what to read next. */
export function EndPage({ book, onAgain }: { book: Book; onAgain: () => void }) {
  const user = useSelector(selectUser);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['end']} aria-labelledby="reader-end">
      <svg
        className={styles['sky']}
        viewBox="0 0 400 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <circle cx="200" cy="200" r="190" />
        <circle cx="200" cy="200" r="140" />
        {STARS.map(([x, y, size]) => (
          <path key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${size})`} d={STAR} />
        ))}
      </svg>
      <div className={styles['words']}>
        <Cover book={book} sizes="160px" decorative className={styles['cover']} />
        <h2 id="reader-end" ref={heading} tabIndex={-1}>
          {t('You finished!')}
        </h2>
        <p>{t('That was the whole of “{title}”. Well read.', { title: book.title })}</p>
        <div className={styles['ways']}>
          <Button tone="book" size="lg" icon="retry" onClick={onAgain}>
            {t('Read again')}
          </Button>
          <ButtonLink tone="line" size="lg" icon="before" to={bookPath(book.slug)}>
            {t('Back to the book')}
          </ButtonLink>
          {canWriteStories(user) && (
            <ButtonLink tone="line" size="lg" icon="edit" to={paths.storyIdeas}>
              {t('Write a story')}
            </ButtonLink>
          )}
        </div>
        <AfterReading book={book} user={user} />
      </div>
    </section>
  );
}

const STAR = 'M0-13Q0 0 13 0Q0 0 0 13Q0 0-13 0Q0 0 0-13Z';
const STARS = [
  [60, 90, 1.5],
  [345, 70, 1.9],
  [320, 300, 1.2],
  [90, 320, 1.7],
  [200, 40, 1],
  [40, 210, 1],
] as const;

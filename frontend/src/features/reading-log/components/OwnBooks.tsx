import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { readingStateText, stateName } from '../../../shared/readingStateLabels.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonBooks } from '../../../ui/Skeleton.tsx';
import { statesApi, type ReaderBook } from '../../../shared/books/statesApi.ts';
import styles from './OwnBooks.module.css';

type State = ReaderBook['reading']['state'];
const STATES: State[] = ['reading', 'want', 'finished', 'abandoned'];
const STEP = 12;
/** Maximum number of books that the server returns at once. */
const MOST = 100;

const nothing = (state: State, isOwn: boolean): string =>
  ({
    reading: t('No book is open just now.'),
    want: isOwn
      ? t('Press the ribbon on a cover, and the book waits here.')
      : t('No book is waiting to be read.'),
    finished: t('The first book that is read to its last page comes here.'),
    abandoned: t('Nothing was put aside. It is fine to do so: not every book is for everybody.'),
  })[state];

/** The books that a person wants to read, reads, has read or put aside; the address contains which. */
export function OwnBooks({ person, isOwn }: { person: string | undefined; isOwn: boolean }) {
  const [params] = useSearchParams();
  const asked = params.get('books') as State;
  const state = STATES.includes(asked) ? asked : 'reading';
  const [limit, setLimit] = useState(STEP);
  const query = statesApi.useListReaderBooksQuery({ ...(person && { person }), state, limit });
  const to = (next: State) => {
    const search = new URLSearchParams(params);
    search.set('books', next);
    return { search: search.toString() };
  };
  return (
    <section className="sec" aria-labelledby="own-books">
      <h2 id="own-books">{isOwn ? t('My books') : t('Books')}</h2>
      <QueryView
        query={query}
        failed={t('The books did not load')}
        skeleton={<SkeletonBooks count={4} className={styles['books']} />}
      >
        {({ counts, count, results }) => (
          <>
            <div className={styles['states']}>
              <Chips label={t('How one stands to them')}>
                {STATES.map((one) => (
                  <Chip
                    key={one}
                    to={to(one)}
                    label={stateName(one)}
                    count={counts[one]}
                    selected={one === state}
                    preventScrollReset
                    replace
                  />
                ))}
              </Chips>
            </div>
            {count === 0 ? (
              <p className={styles['nothing']}>
                {nothing(state, isOwn)}{' '}
                {isOwn && state === 'want' && <TextLink to={paths.library}>{t('To the library')}</TextLink>}
              </p>
            ) : (
              <ul className={styles['books']}>
                {results.map((book) => (
                  <li key={book.book_id}>
                    <Link to={bookPath(book.slug)} lang={book.language}>
                      <Cover book={book} sizes="(width >= 640px) 150px, 40vw" decorative />
                      <h3 dir="auto">{book.title}</h3>
                    </Link>
                    <p className="num">{readingStateText(book.reading, book.percentage)}</p>
                  </li>
                ))}
              </ul>
            )}
            {count > results.length && limit < MOST && (
              <Button onClick={() => setLimit(Math.min(MOST, limit + STEP))}>
                {t('Show {count} more', { count: Math.min(STEP, count - results.length) })}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../../api/session.ts';
import { bookPath, libraryPath, listPath, paths } from '../../../app/paths.ts';
import { languageName } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { offlineLibrary } from '../../offline-books/index.ts';
import { finishedText, timeLeftText } from '../../reading-lists/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { rowsApi, type BookRow } from '../../../shared/books/rowsApi.ts';
import { BookStrip } from './BookStrip.tsx';
import { FeaturedBooks } from './FeaturedBooks.tsx';
import { InLanguage, RecommendationReason } from './RecommendationReason.tsx';
import styles from './BookRows.module.css';

/**
 * Rows of the library's first page: books in progress, books from a teacher, books for the reader's age, books similar
 * to what the person finished or liked, other languages, a goal of the week. Each recommendation shows its reason. For
 * signed-in people the featured books come last.
 */
export default function BookRows() {
  const { phase, user } = useSelector(selectSession);
  const language = locale().split('-')[0] as 'en';
  const { data } = rowsApi.useListBookRowsQuery(language, { skip: phase === 'restoring' });
  const rows = data?.rows ?? [];
  useEffect(() => {
    // Only a device with offline books keeps them, and only such a device loads the code.
    if (!data || !user || user.viewing || offlineLibrary()?.reader.id !== user.id) return;
    void import('../keepRows.ts').then(
      ({ keepRows }) => keepRows(user.id, data.rows),
      () => undefined,
    );
  }, [data, user]);
  return (
    <>
      {rows.map((row) => (
        <Row
          key={`${row.kind} ${row.theme ?? row.list?.id ?? row.people?.id ?? row.because?.slug ?? ''}`}
          row={row}
        />
      ))}
      {phase === 'member' && data && (
        <FeaturedBooks leads={rows.flatMap(({ books }) => books.slice(0, 1).map(({ book }) => book.id))} />
      )}
    </>
  );
}

function Row({ row }: { row: BookRow }) {
  return (
    <section className="sec" data-row={row.kind}>
      <BookStrip
        books={row.books.map(({ book }) => book)}
        heading={<Heading row={row} />}
        under={(at) => <Under row={row} at={at} />}
      />
    </section>
  );
}

function Heading({ row: { kind, list, people, because, goal, theme } }: { row: BookRow }) {
  if (kind === 'continue') return <h2>{t('Go on reading')}</h2>;
  if (kind === 'want')
    return (
      <>
        <h2>{t('You want to read')}</h2>
        <TextLink to={`${paths.readingLog}?books=want`}>{t('My books')}</TextLink>
      </>
    );
  if (kind === 'for_age') return <h2>{t('For your age')}</h2>;
  if (kind === 'in_language')
    return <h2>{t('New books in {language}', { language: languageName(locale().split('-')[0]!) })}</h2>;
  if (list) {
    const facts = [timeLeftText(list.due_on), finishedText(list.finished_count, list.books_count)];
    return (
      <>
        <div className={styles['words']}>
          <p className={styles['from']}>{t('From your teacher')}</p>
          <h2 dir="auto">{list.title}</h2>
          <p className="soft num">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <TextLink to={listPath(list.id)}>{t('Open the list')}</TextLink>
      </>
    );
  }
  if (people)
    return (
      <>
        <h2>{t('What {name} reads', { name: people.name })}</h2>
        <TextLink
          to={
            people.kind === 'class'
              ? `${paths.dashboard}?class=${people.id}`
              : `${paths.family}?child=${people.id}`
          }
        >
          {people.kind === 'class' ? t('The class’s reading') : t('All of it')}
        </TextLink>
      </>
    );
  if (because) {
    const title = (
      <Link to={bookPath(because.slug)} lang={because.language} dir="auto">
        {because.title}
      </Link>
    );
    const words = {
      finished: t('Because you finished'),
      liked: t('Because you liked'),
      reading: t('Because you are reading'),
    }[because.how];
    return (
      <h2 className={styles['because']}>
        <span>{words}</span> {title}
      </h2>
    );
  }
  if (goal !== null)
    return (
      <>
        <div className={styles['words']}>
          <p className={styles['from']}>{t('Goal of the week')}</p>
          <h2>{goalName(goal)}</h2>
        </div>
        <TextLink to={libraryPath({ goal: String(goal) })}>{t('See all')}</TextLink>
      </>
    );
  if (theme)
    return (
      <>
        <div className={styles['words']}>
          <p className={styles['from']}>{t('Your class reads about')}</p>
          <h2 className={styles['theme']}>{theme}</h2>
        </div>
        <TextLink to={libraryPath({ theme })}>{t('See all')}</TextLink>
      </>
    );
  return <h2>{t('Read in another language')}</h2>;
}

function Under({ row, at }: { row: BookRow; at: number }) {
  const one = row.books[at]!;
  return row.kind === 'languages' ? (
    <InLanguage tag={one.book.language} />
  ) : (
    <RecommendationReason of={one} />
  );
}

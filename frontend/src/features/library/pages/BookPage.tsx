import { Fragment, lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/books.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { canUpload, selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath, libraryPath, paths } from '../../../app/paths.ts';
import { formatAges, formatNumber, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { BookVersions } from '../../stories/index.ts';
import { SchoolLibraryPanel, ReportBook } from '../../book-moderation/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { categoryName } from '../../../shared/categoryName.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonCover, SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { BookData, BookDetails, Goals, Languages } from '../components/BookDetails.tsx';
import { IngestionNotice } from '../components/IngestionNotice.tsx';
import { Reactions } from '../components/Reactions.tsx';
import { ReadAction } from '../components/ReadAction.tsx';
import { Reviews } from '../components/Reviews.tsx';
import styles from './BookPage.module.css';

// For teachers only.
const TeacherStrip = lazy(() => import('../components/TeacherStrip.tsx'));
// For books with a price only.
const PurchaseHelps = lazy(() => import('../components/PurchaseHelps.tsx'));
const BookQuestions = lazy(async () => ({
  default: (await import('../../comprehension/index.ts')).BookQuestions,
}));
// For people who manage the school's library, and below the first screen.
const LookInside = lazy(() => import('../components/LookInside.tsx'));
const RelatedBooks = lazy(() => import('../components/RelatedBooks.tsx'));

/** Page of a book: its details, and the button to read it. */
export default function BookPage() {
  const { id = '' } = useParams();
  const query = useGetBookQuery(id);
  // `currentData` belongs to this address and not to the previous one; the former address of a merged book redirects.
  const found = query.currentData;
  if (found && found.id !== id && found.slug !== id) return <Navigate to={bookPath(found.slug)} replace />;
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<BookSkeleton />}
        failed={t('The book did not load')}
        missing={<NoSuchBook withdrawn={normalizeError(query.error).code === 'put_away'} />}
      >
        {(book) => <BookView book={book} />}
      </QueryView>
    </div>
  );
}

function BookView({ book }: { book: Book }) {
  const user = useSelector(selectUser);
  usePageTitle(book.title);
  const category = book.categories[0];
  const managesBooks = user?.role === 'school_admin' && user.permissions?.includes('book.manage');
  return (
    <>
      <nav className={styles['crumb']} aria-label={t('Breadcrumb')}>
        <Link to={paths.library}>{t('Library')}</Link>
        {category && (
          <>
            <span aria-hidden="true">/</span>
            <Link to={libraryPath({ category: category.slug })}>{categoryName(category)}</Link>
          </>
        )}
        <span aria-hidden="true">/</span>
        <span aria-current="page">{book.title}</span>
      </nav>
      <section className={styles['top']}>
        <div className={`block ${styles['stage']}`}>
          <Art file="shapes" name="stage" viewBox="0 0 520 640" fit="xMidYMid slice" />
          <Cover book={book} sizes="(width < 640px) 220px, 332px" eager className={styles['cover']} />
        </div>
        <div className={styles['words']}>
          <h1 lang={book.language} dir="auto">
            {book.title}
          </h1>
          {book.subtitle && (
            <p className={styles['subtitle']} lang={book.language} dir="auto">
              {book.subtitle}
            </p>
          )}
          <ByLine book={book} />
          {book.summary && (
            <p className={styles['lead']} lang={book.language} dir="auto">
              {book.summary}
            </p>
          )}
          {canUpload(user) && (book.ingestion !== 'ready' || book.status !== 'published') && (
            <IngestionNotice book={book} />
          )}
          <ReadAction book={book} />
          <Facts book={book} />
          <div className={styles['switch']}>
            <Languages book={book} />
          </div>
          <Goals goals={book.sdg_goals} />
        </div>
      </section>
      <Suspense fallback={null}>
        <LookInside book={book} />
      </Suspense>
      {book.price && user?.role !== 'student' && (
        <Suspense fallback={null}>
          <PurchaseHelps book={book} />
        </Suspense>
      )}
      <section className="sec">
        <h2 className={styles['about']}>{t('About this book')}</h2>
        <p className={styles['sentence']}>{aboutSentence(book)}</p>
        {book.categories.length > 0 && (
          <Chips label={t('Kinds')}>
            {book.categories.map((one) => (
              <Chip key={one.slug} to={libraryPath({ category: one.slug })} label={categoryName(one)} />
            ))}
          </Chips>
        )}
        <BookDetails book={book} />
      </section>
      {book.status === 'published' && user?.permissions?.includes('class.teach') && (
        <Suspense fallback={null}>
          <TeacherStrip book={book} />
        </Suspense>
      )}
      {managesBooks && book.owner === 'platform' && book.status === 'published' && (
        <Suspense fallback={null}>
          <SchoolLibraryPanel book={book} />
        </Suspense>
      )}
      {book.status === 'published' && (
        <Suspense fallback={null}>
          <BookQuestions bookId={book.id} className="sec" />
        </Suspense>
      )}
      {book.status === 'published' && <Reactions book={book} />}
      <Reviews book={book} />
      {book.license && book.owner === 'school' && (
        <Suspense>
          <BookVersions book={book} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <RelatedBooks book={book} />
      </Suspense>
      <ReportBook book={book} />
      <BookData book={book} />
    </>
  );
}

/** Contributors; each name links to their other books. */
function ByLine({ book: { authors, illustrators } }: { book: Book }) {
  if (authors.length + illustrators.length === 0) return null;
  return (
    <p className={styles['by']}>
      {authors.length > 0 && <People words={(names) => t('By {names}', { names })} names={authors} />}
      {authors.length > 0 && illustrators.length > 0 && ', '}
      {illustrators.length > 0 && (
        <People words={(names) => t('pictures by {names}', { names })} names={illustrators} />
      )}
    </p>
  );
}

/** A sentence with names as links. */
function People({ words, names }: { words: (names: string) => string; names: string[] }) {
  const [before, after] = words('\u0000').split('\u0000');
  return (
    <>
      {before}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <Link to={libraryPath({ search: name })}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      {after}
    </>
  );
}

/** The form of the book in one or two sentences. */
function aboutSentence(book: Book): string {
  return [
    book.layout === 'fixed'
      ? t('A picture book: every page looks as its makers drew it.')
      : t('The letters can be made larger, and the page takes the colour you like.'),
    book.has_audio && t('It has sound that follows the words.'),
    book.direction === 'rtl' && t('Its pages turn from right to left.'),
    book.owner === 'school' && t('It belongs to this school.'),
  ]
    .filter(Boolean)
    .join(' ');
}

function Facts({ book }: { book: Book }) {
  const facts = [
    book.age_range && [t('Ages'), formatAges(book.age_range)],
    book.pages && [t('Pages'), formatNumber(book.pages)],
    book.reading_minutes && [t('Time'), t('{minutes} min', { minutes: book.reading_minutes })],
    book.reading_level && [t('Level'), t('{level} of 6', { level: book.reading_level })],
    book.language !== 'und' && [t('Language'), languageName(book.language)],
  ].filter((fact) => Array.isArray(fact)) as [string, string][];
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function BookSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles['crumb']} />
      <div className={styles['top']}>
        <div className={`block ${styles['stage']}`}>
          <div className={styles['cover']}>
            <SkeletonCover />
          </div>
        </div>
        <div className={styles['waiting']}>
          <SkeletonLine height={44} />
          <SkeletonLine width={50} />
          <SkeletonLine />
          <SkeletonLine width={80} />
          <SkeletonLine height={64} />
        </div>
      </div>
    </div>
  );
}

/** The book does not exist; a reader who had begun a book that the school hides learns why it is gone. */
function NoSuchBook({ withdrawn }: { withdrawn: boolean }) {
  return (
    <State
      scene="no-match"
      asPage
      title={withdrawn ? t('This book was put away') : t('This book is not here')}
      actions={
        <ButtonLink tone="main" size="lg" to={paths.library}>
          {t('Go to the library')}
        </ButtonLink>
      }
    >
      <p>
        {withdrawn
          ? t('Your school has put this book away. Your teacher can help you to find another one.')
          : t('It may have been withdrawn, or a letter of the address is missing.')}
      </p>
    </State>
  );
}

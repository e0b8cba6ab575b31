import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { formatAges, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { listsApi } from '../api.ts';
import { PosterSheet } from '../components/PosterSheet.tsx';
import styles from '../components/Poster.module.css';

/** A book as a poster for a bookshelf or door: its cover, its description, and a QR code that links to it. */
export default function BookPosterPage() {
  const { bookId = '' } = useParams();
  const query = useGetBookQuery(bookId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={100} height={600} />}
      failed={t('The book did not load')}
      missing={<State scene="no-match" asPage title={t('This book is not here')} />}
    >
      {(book) => <Poster book={book} />}
    </QueryView>
  );
}

function Poster({ book }: { book: Book }) {
  const place = placeName(useTenant());
  const { data: code } = listsApi.useGetBookPosterQuery(book.id);
  const facts = [
    book.age_range && t('Ages {ages}', { ages: formatAges(book.age_range) }),
    book.reading_level !== null && t('Level {level}', { level: book.reading_level }),
    book.reading_minutes > 0 && t('{minutes} min', { minutes: book.reading_minutes }),
    book.language !== 'und' && languageName(book.language),
  ];
  return (
    <PosterSheet
      title={book.title}
      language={book.language}
      note={book.authors.join(', ')}
      from={place}
      foot={facts.filter(Boolean).join(' · ')}
      code={code}
      codeLabel={t('Code of this book')}
      back={{ to: bookPath(book.slug), label: t('Back to the book') }}
    >
      <div className={styles['single']}>
        <Cover book={book} sizes="420px" eager decorative />
        {book.summary && (
          <p lang={book.language} dir="auto">
            {book.summary}
          </p>
        )}
      </div>
    </PosterSheet>
  );
}

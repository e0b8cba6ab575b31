import { useSelector } from 'react-redux';
import { useListBooksQuery } from '../../../api/books.ts';
import { selectSession } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { BookStrip } from './BookStrip.tsx';

/**
 * The person's books in progress, without numbers or pictures: first on the quiet page, or `below` another heading,
 * where it is hidden when there are none.
 */
export function ContinueReading({ below = false }: { below?: boolean }) {
  const Heading = below ? 'h2' : 'h1';
  const { phase } = useSelector(selectSession);
  const { data } = useListBooksQuery(
    { continue: true, ordering: '-progress', limit: 12 },
    { skip: phase !== 'member' },
  );
  if (below && !data?.count) return null;
  return (
    <section className="sec">
      {data && data.count > 0 ? (
        <BookStrip books={data.results} heading={<Heading>{t('Go on reading')}</Heading>} eager />
      ) : (
        <>
          <h1>{t('A quiet place to read')}</h1>
          <p className="soft">{t('Open a book below. It waits here for you the next time.')}</p>
        </>
      )}
    </section>
  );
}

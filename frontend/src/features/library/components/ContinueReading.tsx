import { useSelector } from 'react-redux';
import { useListBooksQuery } from '../../../api/books.ts';
import { selectSession } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Shelf } from './Shelf.tsx';

/**
 * A person's own open books, without a number or a picture beside them: the quiet page's beginning, or `below` another
 * heading, where it is not there without any.
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
        <Shelf books={data.results} heading={<Heading>{t('Go on reading')}</Heading>} eager />
      ) : (
        <>
          <h1>{t('A quiet place to read')}</h1>
          <p className="soft">{t('Open a book below. It waits here for you the next time.')}</p>
        </>
      )}
    </section>
  );
}

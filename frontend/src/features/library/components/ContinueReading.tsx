import { useSelector } from 'react-redux';
import { useListBooksQuery } from '../../../api/books.ts';
import { selectSession } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Shelf } from './Shelf.tsx';

/** The quiet page's beginning: a person's own open books, without a number or a picture beside them. */
export function ContinueReading() {
  const { phase } = useSelector(selectSession);
  const { data } = useListBooksQuery(
    { continue: true, ordering: '-progress', limit: 12 },
    { skip: phase !== 'member' },
  );
  return (
    <section className="sec">
      {data && data.count > 0 ? (
        <Shelf books={data.results} heading={<h1>{t('Go on reading')}</h1>} eager />
      ) : (
        <>
          <h1>{t('A quiet place to read')}</h1>
          <p className="soft">{t('Open a book below. It waits here for you the next time.')}</p>
        </>
      )}
    </section>
  );
}

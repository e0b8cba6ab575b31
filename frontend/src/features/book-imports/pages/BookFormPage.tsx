import { useParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { importsApi } from '../api.ts';
import { BookForm } from '../components/BookForm.tsx';
import { useImportPaths } from '../paths.ts';

/** Form for a book's details; without an id, the description of a book whose file is uploaded later. */
export default function BookFormPage() {
  const { bookId } = useParams();
  const places = useImportPaths();
  if (!bookId)
    return (
      <>
        <WorkHead
          title={t('Describe a book')}
          lead={t('Its file can come later: no reader sees the book before.')}
          back={{ to: places.imports, label: t('Import books') }}
        />
        <BookForm book={null} />
      </>
    );
  return <Existing id={bookId} />;
}

function Existing({ id }: { id: string }) {
  const places = useImportPaths();
  const query = importsApi.useGetBookDetailsQuery(id);
  return (
    <QueryView
      query={{ ...query, isFetching: query.isFetching && !query.data }}
      skeleton={<TableSkeleton />}
      failed={t('The book did not load')}
      missing={
        <State
          scene="no-match"
          asPage
          title={t('This book is not here')}
          actions={<ButtonLink to={places.books}>{t('Books')}</ButtonLink>}
        />
      }
    >
      {(book) => (
        <>
          <WorkHead
            title={book.title}
            lead={
              book.awaits_file
                ? t('Described. It waits for its file.')
                : t('What readers and search know of it.')
            }
            back={{ to: places.books, label: t('Books') }}
          />
          <BookForm key={book.id} book={book} />
        </>
      )}
    </QueryView>
  );
}

import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AppError } from '../../../api/normalizeError.ts';
import type { SessionStore } from '../../../api/reauth.ts';
import { formatAgo, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work, WorkHead } from '../../../ui/Work.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableSearch } from '../../../ui/table/TableTools.tsx';
import { saveCsv } from '../../roster/csv.ts';
import styles from '../../roster/components/Roster.module.css';
import { importsApi, type AwaitedBook } from '../api.ts';
import { ImportSteps } from '../components/ImportSteps.tsx';
import { useImportPlaces } from '../places.ts';
import { sendFile } from '../send.ts';
import { statusWords } from '../words.ts';

const SIZE = 20;

/** Where lists of books come in: the next one, the described books that wait for their files, and lists of before. */
export default function BookImportsPage() {
  const places = useImportPlaces();
  const navigate = useNavigate();
  const store = useStore() as unknown as SessionStore;
  const [error, setError] = useState<AppError | null>(null);
  const [sending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setError(null);
    setSending(true);
    const answer = await sendFile('/api/book-imports/', file, store);
    setSending(false);
    if ('error' in answer) setError(answer.error);
    else void navigate(places.one(answer.id));
  };
  return (
    <>
      <WorkHead
        title={t('Import books')}
        lead={t('A list of books from a publisher, a library or a spreadsheet. Nothing is kept before you have seen what happens.')}
        back={{ to: places.books, label: t('Books') }}
      >
        <ButtonLink icon="archive" to={places.twins}>
          {t('Here twice')}
        </ButtonLink>
        <ButtonLink icon="plus" to={places.book()}>
          {t('Describe one book')}
        </ButtonLink>
      </WorkHead>
      <ImportSteps status={null} />
      {error && (
        <p className={work['bad']} role="alert">
          {error.fields['file'] ?? error.message}
        </p>
      )}
      <div className={styles['start']}>
        <div className={styles['drop']}>
          <FileField
            label={t('A list of books')}
            hint={t('ONIX 3, or CSV from any spreadsheet, up to 25 MB and 5,000 books.')}
            words={sending ? t('Sending') : t('Choose a list')}
            accept=".csv,.txt,.tsv,.xml,.onix,.onx,text/csv,text/xml,application/xml"
            disabled={sending}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              // The same file can be chosen again after it was mended.
              target.value = '';
            }}
          />
          <Button icon="file" onClick={template}>
            {t('Save a template')}
          </Button>
        </div>
        <ul className={styles['part']}>
          <li>{t('A book that is here already, by its ISBN, gets what the list says of it.')}</li>
          <li>{t('A new one is made, and waits for its file. No reader sees it before.')}</li>
          <li>{t('Covers are never fetched from elsewhere: they come with the file.')}</li>
          <li>{t('The whole list can be taken back for a day.')}</li>
        </ul>
      </div>
      <Awaited />
      <History />
    </>
  ); // prettier-ignore
}

const template = () =>
  saveCsv(t('books.csv'), [
    [
      'ISBN', t('Title'), t('Authors'), t('Illustrators'), t('Language'), t('Age from'), t('Age to'), t('Reading level'), t('Subjects'),
      t('Summary'), t('Series'), t('Volume'), t('Publisher'), t('Published'), t('Licence'),
    ],
    [
      '978-0-306-40615-7', t('The Heron at Dawn'), 'Ada Marsh; Ben Okoro', 'Zoë Quill', 'en', '6', '9', '2', t('Animals'),
      t('A heron waits, and a boy waits too.'), t('River Books'), '1', 'Reed Press', '2024-05', 'CC-BY-4.0',
    ],
  ]); // prettier-ignore

/** Described books whose files have not come yet. */
function Awaited() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = importsApi.useListAwaitedBooksQuery({ limit: SIZE, offset: (page - 1) * SIZE, ...(search && { search }) });
  if (query.data?.count === 0 && !search) return null;
  return (
    <section className={styles['history']}>
      <h2>{t('Waiting for their files')}</h2>
      <p>{t('A file that is named by its ISBN finds its book by itself when you upload it.')}</p>
      <TableSearch label={t('Search described books')} placeholder={t('Title or ISBN')} />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        failed={t('The books did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<p className={work['note']}>{t('No described book fits that.')}</p>}
      >
        {({ results, count }) => (
          <>
            <Table stacked caption={t('Waiting for their files')} head={<>
                    <th scope="col">{t('Title')}</th>
                    <th scope="col">{t('ISBN')}</th>
                    <th scope="col">{t('Since')}</th>
                    <th scope="col">{t('File')}</th>
                  </>}>
                  {results.map((book) => (
                    <AwaitedRow key={book.id} book={book} />
                  ))}
                </Table>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
    </section>
  );
} // prettier-ignore

function AwaitedRow({ book }: { book: AwaitedBook }) {
  const places = useImportPlaces();
  const dispatch = useDispatch();
  const store = useStore() as unknown as SessionStore;
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const answer = await sendFile(`/api/books/${book.id}/awaited-file/`, file, store);
    setBusy(false);
    if ('error' in answer) dispatch(showToast('bad', answer.error.fields['file'] ?? answer.error.message));
    else dispatch(showToast('ok', t('The file is being checked. You get an e-mail when the book is ready.')));
  };
  return (
    <tr>
      <td className={cell.main}>
        <Link to={places.book(book.id)}>
          <bdi>{book.title}</bdi>
        </Link>
        <small>
          <bdi>{book.authors.join(', ')}</bdi>
        </small>
      </td>
      <td className="num">{book.isbn ?? t('None')}</td>
      <td>{formatAgo(book.created_at)}</td>
      <td>
        <FileField
          label={t('File of {title}', { title: book.title })}
          words={busy ? t('Sending') : t('EPUB or PDF')}
          accept=".epub,.pdf,application/epub+zip,application/pdf"
          disabled={busy}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
      </td>
    </tr>
  );
}

function History() {
  const places = useImportPlaces();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('list')) || 1);
  const query = importsApi.useListBookImportsQuery({ limit: SIZE, offset: (page - 1) * SIZE });
  return (
    <section className={styles['history']}>
      <h2>{t('Lists of before')}</h2>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        failed={t('The lists did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<p className={work['note']}>{t('None yet. The first one will stand here.')}</p>}
      >
        {({ results }) => (
          <Table
            stacked
            caption={t('Lists of before')}
            head={
              <>
                <th scope="col">{t('List')}</th>
                <th scope="col">{t('Records')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col">{t('By')}</th>
                <th scope="col">{t('When')}</th>
              </>
            }
          >
            {results.map((one) => (
              <tr key={one.id}>
                <td className={cell.main}>
                  <Link to={places.one(one.id)}>
                    <bdi>{one.original_name || t('A list')}</bdi>
                  </Link>
                </td>
                <td className="num">{formatNumber(one.lines_total)}</td>
                <td>
                  <Status {...statusWords(one.status)} />
                </td>
                <td>{one.created_by_name}</td>
                <td>{formatAgo(one.created_at)}</td>
              </tr>
            ))}
          </Table>
        )}
      </QueryView>
      {(query.data?.count ?? 0) > page * SIZE && (
        <p>
          <Link to={{ search: `list=${page + 1}` }}>{t('Older lists')}</Link>
        </p>
      )}
    </section>
  );
}

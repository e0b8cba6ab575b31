import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import type { SessionStore } from '../../../api/reauth.ts';
import { sendFile } from '../../../api/sendFile.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { FileField } from '../../../ui/FileField.tsx';
import { list } from '../../../ui/imports/ImportParts.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work } from '../../../ui/WorkHead.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableSearch } from '../../../ui/table/TableTools.tsx';
import { importsApi, type BookAwaitingFile } from '../api.ts';
import { useImportPaths } from '../paths.ts';

const SIZE = 20;

/** Books that have a description and no file yet. */
export function AwaitedFiles() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = importsApi.useListBooksAwaitingFilesQuery({
    limit: SIZE,
    offset: (page - 1) * SIZE,
    ...(search && { search }),
  });
  if (query.data?.count === 0 && !search) return null;
  return (
    <section className={list['history']}>
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
            <Table
              stacked
              caption={t('Waiting for their files')}
              head={
                <>
                  <th scope="col">{t('Title')}</th>
                  <th scope="col">{t('ISBN')}</th>
                  <th scope="col">{t('Since')}</th>
                  <th scope="col">{t('File')}</th>
                </>
              }
            >
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
}

function AwaitedRow({ book }: { book: BookAwaitingFile }) {
  const places = useImportPaths();
  const dispatch = useDispatch();
  const store = useStore() as unknown as SessionStore;
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const answer = await sendFile('POST', `/api/books/${book.id}/file/`, file, store);
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

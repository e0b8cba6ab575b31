import { useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AppError } from '../../../api/normalizeError.ts';
import type { SessionStore } from '../../../api/reauth.ts';
import { sendFile } from '../../../api/sendFile.ts';
import { t } from '../../../i18n/index.ts';
import { saveCsv } from '../../roster/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { ImportHistory } from '../../../ui/imports/ImportHistory.tsx';
import { list, ImportSteps } from '../../../ui/imports/ImportParts.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { work, WorkHead } from '../../../ui/WorkHead.tsx';
import { importsApi, type BookImportView } from '../api.ts';
import { AwaitedFiles } from '../components/AwaitedFiles.tsx';
import { useImportPaths } from '../paths.ts';
import { listSteps, statusLabels } from '../../../shared/books/bookLabels.ts';

/** Imports of book lists: a new import, described books without a file, and earlier imports. */
export default function BookImportsPage() {
  const places = useImportPaths();
  const navigate = useNavigate();
  const store = useStore() as unknown as SessionStore;
  const [error, setError] = useState<AppError | null>(null);
  const [sending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setError(null);
    setSending(true);
    const answer = await sendFile('POST', '/api/book-imports/', file, store);
    setSending(false);
    if ('error' in answer) setError(answer.error);
    else void navigate(places.one((answer.body as BookImportView).id));
  };
  return (
    <>
      <WorkHead
        title={t('Import books')}
        lead={t(
          'A list of books from a publisher, a library or a spreadsheet. Nothing is kept before you have seen what happens.',
        )}
        back={{ to: places.books, label: t('Books') }}
      >
        <ButtonLink icon="archive" to={places.duplicates}>
          {t('Here twice')}
        </ButtonLink>
        <ButtonLink icon="plus" to={places.book()}>
          {t('Describe one book')}
        </ButtonLink>
      </WorkHead>
      <ImportSteps names={listSteps()} status={null} />
      {error && (
        <p className={work['bad']} role="alert">
          {error.fields['file'] ?? error.message}
        </p>
      )}
      <div className={list['start']}>
        <div className={list['drop']}>
          <FileField
            label={t('A list of books')}
            hint={t('ONIX 3, or CSV from any spreadsheet, up to 25 MB and 5,000 books.')}
            words={sending ? t('Sending') : t('Choose a list')}
            accept=".csv,.txt,.tsv,.xml,.onix,.onx,text/csv,text/xml,application/xml"
            disabled={sending}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              // Allows choosing the same file again after it was corrected.
              target.value = '';
            }}
          />
          <Button icon="file" onClick={template}>
            {t('Save a template')}
          </Button>
          <FileField
            label={t('Their covers')}
            hint={t('A zip of pictures that are called by their ISBN, up to 25 MB: 9780306406157.jpg.')}
            words={sending ? t('Sending') : t('Choose covers')}
            accept=".zip,application/zip"
            disabled={sending}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
        <ul className={list['part']}>
          <li>{t('A book that is here already, by its ISBN, gets what the list says of it.')}</li>
          <li>{t('A new one is made, and waits for its file. No reader sees it before.')}</li>
          <li>
            {t(
              'Covers come with the file of a book, or as a zip beside the list. None is ever fetched from elsewhere.',
            )}
          </li>
          <li>{t('The whole import can be undone for a day.')}</li>
        </ul>
      </div>
      <AwaitedFiles />
      <History />
    </>
  );
}

const template = () =>
  saveCsv(t('books.csv'), [
    [
      'ISBN',
      t('Title'),
      t('Authors'),
      t('Illustrators'),
      t('Language'),
      t('Age from'),
      t('Age to'),
      t('Reading level'),
      t('Subjects'),
      t('Summary'),
      t('Series'),
      t('Volume'),
      t('Publisher'),
      t('Published'),
      t('Licence'),
    ],
    [
      '978-0-306-40615-7',
      t('The Heron at Dawn'),
      'Ada Marsh; Ben Okoro',
      'Zoë Quill',
      'en',
      '6',
      '9',
      '2',
      t('Animals'),
      t('A heron waits, and a boy waits too.'),
      t('River Books'),
      '1',
      'Reed Press',
      '2024-05',
      'CC-BY-4.0',
    ],
  ]);

/** Imports on a page of the history. */
const SIZE = 20;

function History() {
  const places = useImportPaths();
  const [params] = useSearchParams();
  const offset = (pageOf(params, 'list') - 1) * SIZE;
  return (
    <ImportHistory<BookImportView>
      query={importsApi.useListBookImportsQuery({ limit: SIZE, offset })}
      size={SIZE}
      param="list"
      lines={t('Records')}
      nameOf={({ original_name }) => original_name || t('A list')}
      pathOf={places.one}
      statusOf={statusLabels}
    />
  );
}

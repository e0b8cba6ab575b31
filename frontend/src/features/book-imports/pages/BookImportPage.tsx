import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { ImportBody } from '../../../ui/imports/ImportBody.tsx';
import {
  isUnderWay,
  list,
  IMPORT_POLL_MS,
  ImportReading,
  UndoImportButton,
} from '../../../ui/imports/ImportParts.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { importsApi, type BookImportView } from '../api.ts';
import { ImportRecords } from '../components/ImportRecords.tsx';
import { useImportPaths } from '../paths.ts';
import {
  bookCountText,
  coverSteps,
  fieldLabel,
  FIELDS,
  listSteps,
} from '../../../shared/books/bookLabels.ts';

/** One import: validation, import and undo. */
export default function BookImportPage() {
  const { importId = '' } = useParams();
  const places = useImportPaths();
  const dispatch = useDispatch();
  const [status, setStatus] = useState<BookImportView['status']>('checking');
  const query = importsApi.useGetBookImportQuery(importId, {
    pollingInterval: isUnderWay(status) ? IMPORT_POLL_MS : 0,
  });
  const now = query.data?.status;
  useEffect(() => {
    if (!now) return;
    setStatus(now);
    // The worker has changed records and books, so cached data is outdated.
    if (now === 'done' || now === 'checked') dispatch(importsApi.util.invalidateTags(['BookImport']));
  }, [now, dispatch]);
  return (
    <QueryView
      query={{ ...query, isFetching: query.isFetching && !query.data }}
      skeleton={<TableSkeleton />}
      failed={t('The list did not load')}
      missing={
        <State
          scene="lost"
          asPage
          title={t('This list is not here')}
          actions={<ButtonLink to={places.imports}>{t('Import books')}</ButtonLink>}
        />
      }
    >
      {(found) => <List found={found} />}
    </QueryView>
  );
}

function List({ found }: { found: BookImportView }) {
  const places = useImportPaths();
  const covers = found.form === 'covers';
  const lead = {
    checking: covers ? t('The covers go to their books.') : t('The list is being checked.'),
    checked: t('{count} records. This is a dry run: nothing is kept yet.', {
      count: formatNumber(found.lines_total),
    }),
    running: t('The books are being imported. You can leave this page.'),
    done: covers
      ? t('{done, plural, one {# cover is on its book} other {# covers are on their books}}.', {
          done: found.lines_done,
        })
      : t('{books} imported.', { books: bookCountText(found.lines_done) }),
    undone: t('This import was undone.'),
    failed: t('This list stopped.'),
  }[found.status];
  return (
    <>
      <WorkHead
        title={found.original_name || t('A list')}
        lead={<span role="status">{lead}</span>}
        back={{ to: places.imports, label: t('Import books') }}
      />
      <ImportBody
        found={found}
        steps={covers ? coverSteps() : listSteps()}
        running={t('Imported')}
        counts={[
          ['create', t('New')],
          ['update', t('Changes')],
          ['same', t('Same')],
          ['problem', t('Problems')],
        ]}
        done={!covers && <Done found={found} />}
        reading={<Reading found={found} />}
        lines={<ImportRecords found={found} />}
        start={<Start found={found} />}
        back={places.imports}
      />
    </>
  );
}

/** How the file is read: notices about it, and the meaning of each column. */
function Reading({ found }: { found: BookImportView }) {
  const dispatch = useDispatch();
  const [change] = importsApi.useChangeBookImportMutation();
  const fields = found.column_fields;
  if (fields.length === 0 && found.notes.length === 0) return null;
  const choose = async (at: number, value: string) => {
    const { error } = await change({
      id: found.id,
      bookImportChangeBody: {
        fields: fields.map((field, column) =>
          column === at ? value : field === value && value !== 'subjects' ? '' : field,
        ),
      },
    });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <ImportReading notes={found.notes} open={!fields.some(Boolean) && fields.length > 0}>
      <div className={list['columns']}>
        {fields.map((field, at) => (
          <SelectField
            key={at}
            label={found.column_names[at] || t('Column {number}', { number: at + 1 })}
            value={field}
            onChange={({ target }) => void choose(at, target.value)}
          >
            <option value="">{t('Not used')}</option>
            {FIELDS.map((one) => (
              <option key={one} value={one}>
                {fieldLabel(one)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </ImportReading>
  );
}

function Start({ found }: { found: BookImportView }) {
  const dispatch = useDispatch();
  const [start, starting] = importsApi.useStartBookImportMutation();
  const count = found.create + found.update;
  const run = async () => {
    const { error } = await start(found.id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <div className={list['foot']}>
      <Button tone="main" size="lg" disabled={count === 0 || starting.isLoading} onClick={() => void run()}>
        {found.status === 'failed'
          ? t('Go on')
          : count === 0
            ? t('Nothing to import')
            : t('Import {books}', { books: bookCountText(count) })}
      </Button>
      <p className="soft">
        {count === 0
          ? found.problem > 0
            ? t('Fix the records with problems, or choose another list.')
            : t('Everything this list says is known already.')
          : t(
              '{created} new, {updated} changed. {problems, plural, =0 {} one {The record with a problem is left out.} other {The # records with problems are left out.}}',
              { created: found.create, updated: found.update, problems: found.problem },
            )}
      </p>
    </div>
  );
}

function Done({ found }: { found: BookImportView }) {
  const dispatch = useDispatch();
  const places = useImportPaths();
  const [undo, undoing] = importsApi.useUndoBookImportMutation();
  const run = async () => {
    const { error } = await undo(found.id);
    dispatch(
      error ? showToast('bad', normalizeError(error).message) : showToast('ok', t('The import is undone.')),
    );
  };
  return (
    <div className={list['foot']}>
      <ButtonLink to={places.imports} iconEnd="next">
        {t('Books waiting for their files')}
      </ButtonLink>
      <UndoImportButton
        until={found.undo_until}
        busy={undoing.isLoading}
        note={(time) => t('It can be undone until {time}. Books whose file has come stay.', { time })}
        onUndo={() => void run()}
      />
    </div>
  );
}

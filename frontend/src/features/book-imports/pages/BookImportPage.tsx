import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ImportBody } from '../../../ui/imports/ImportBody.tsx';
import { ImportColumns, ImportPage } from '../../../ui/imports/ImportPage.tsx';
import { list, ImportReading, UndoImportButton } from '../../../ui/imports/ImportParts.tsx';
import { useImportAction } from '../../../ui/imports/useImportAction.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
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
  const { imports } = useImportPaths();
  const dispatch = useDispatch();
  const onWorked = useCallback(
    () => void dispatch(importsApi.util.invalidateTags(['BookImport'])),
    [dispatch],
  );
  return (
    <ImportPage<BookImportView>
      useImport={importsApi.useGetBookImportQuery}
      onWorked={onWorked}
      back={{ to: imports, label: t('Import books') }}
    >
      {(found) => <List found={found} />}
    </ImportPage>
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
  const [change] = importsApi.useChangeBookImportMutation();
  const act = useImportAction();
  const fields = found.column_fields;
  if (fields.length === 0 && found.notes.length === 0) return null;
  return (
    <ImportReading notes={found.notes} open={!fields.some(Boolean) && fields.length > 0}>
      <div className={list['columns']}>
        <ImportColumns
          found={found}
          options={FIELDS.map((field) => [field, fieldLabel(field)])}
          repeatable="subjects"
          onChange={(chosen) => void act(change({ id: found.id, bookImportChangeBody: { fields: chosen } }))}
        />
      </div>
    </ImportReading>
  );
}

function Start({ found }: { found: BookImportView }) {
  const act = useImportAction();
  const [start, starting] = importsApi.useStartBookImportMutation();
  const count = found.create + found.update;
  return (
    <div className={list['foot']}>
      <Button
        tone="main"
        size="lg"
        disabled={count === 0 || starting.isLoading}
        onClick={() => void act(start(found.id))}
      >
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
  const act = useImportAction();
  const places = useImportPaths();
  const [undo, undoing] = importsApi.useUndoBookImportMutation();
  return (
    <div className={list['foot']}>
      <ButtonLink to={places.imports} iconEnd="next">
        {t('Books waiting for their files')}
      </ButtonLink>
      <UndoImportButton
        until={found.undo_until}
        busy={undoing.isLoading}
        note={(time) => t('It can be undone until {time}. Books whose file has come stay.', { time })}
        onUndo={() => void act(undo(found.id), t('The import is undone.'))}
      />
    </div>
  );
}

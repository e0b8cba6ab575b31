import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';
import {
  ImportCorrection,
  ImportLine,
  ImportLines,
  IncludeLineButton,
  useLinesShown,
  type VerdictTexts,
} from '../../../ui/imports/ImportLines.tsx';
import { list } from '../../../ui/imports/ImportParts.tsx';
import { useImportAction } from '../../../ui/imports/useImportAction.ts';
import { importsApi, type BookImportLineView, type BookImportView } from '../api.ts';
import { useImportPaths } from '../paths.ts';
import { fieldLabel } from '../../../shared/books/bookLabels.ts';

const words = (covers: boolean): VerdictTexts => ({
  all: covers ? t('All covers') : t('All records'),
  problems: t('Problems'),
  create: t('New'),
  update: covers ? t('On its book') : t('Changes'),
  same: t('Same'),
  problem: t('Problem'),
  skip: t('Left out'),
});

/** The records of an import with what each will do; before the import they can be corrected in place. */
export function ImportRecords({ found }: { found: BookImportView }) {
  const { verdict, page } = useLinesShown();
  const query = importsApi.useListBookImportLinesQuery({
    id: found.id,
    ...page,
    ...(verdict && { verdict }),
  });
  const covers = found.form === 'covers';
  return (
    <ImportLines
      found={found}
      words={words(covers)}
      label={covers ? t('Covers of the file') : t('Records of the list')}
      failed={t('The records did not load')}
      columns={[t('Line'), t('Book'), t('ISBN'), t('Result'), t('What changes')]}
      query={query}
    >
      {(line) => (
        <ImportLine
          key={line.line}
          line={line.line}
          verdict={line.verdict}
          word={words(covers)[line.verdict]}
          who={<Who line={line} found={found} />}
          fact={<span className="num">{line.isbn}</span>}
          problems={line.problems}
          change={
            <>
              {line.verdict !== 'problem' && <Change line={line} found={found} />}
              {line.notes.map((note) => (
                <small key={note} className="soft">
                  {' '}
                  {note}
                </small>
              ))}
            </>
          }
          mend={
            line.verdict === 'problem' &&
            found.status === 'checked' && <Mend line={line} importId={found.id} />
          }
        />
      )}
    </ImportLines>
  );
}

function Who({ line, found }: { line: BookImportLineView; found: BookImportView }) {
  const places = useImportPaths();
  const title = <bdi>{line.title || t('No title')}</bdi>;
  const linked = line.book_id && found.status !== 'undone';
  return (
    <>
      {linked ? <Link to={places.book(line.book_id!)}>{title}</Link> : title}
      {line.authors && (
        <small>
          <bdi>{line.authors}</bdi>
        </small>
      )}
    </>
  );
}

const SHOWN = 3;

function Change({ line, found }: { line: BookImportLineView; found: BookImportView }) {
  const [change] = importsApi.useChangeBookImportLineMutation();
  if (line.verdict === 'skip')
    return found.status === 'checked' ? (
      <IncludeLineButton
        onInclude={() => void change({ id: found.id, line: line.line, bookImportLineBody: { skip: false } })}
      />
    ) : null;
  if (line.verdict === 'create')
    return line.done ? t('Made: waits for its file') : t('New book, waits for its file');
  if (line.changes.length === 0) return t('Nothing changes');
  return (
    <>
      {line.changes.slice(0, SHOWN).map(({ field, before, after }) => (
        <div key={field} dir="auto">
          {fieldLabel(field)}: {before && <span className={list['old']}>{short(before)}</span>} {short(after)}
        </div>
      ))}
      {line.changes.length > SHOWN &&
        t('{count, plural, one {# more change} other {# more changes}}', {
          count: line.changes.length - SHOWN,
        })}
    </>
  );
}

const LONG = 60;
const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)} …` : text);

/** Invalid fields of a record, to be corrected in place. */
function Mend({ line, importId }: { line: BookImportLineView; importId: string }) {
  const act = useImportAction();
  const [change, changing] = importsApi.useChangeBookImportLineMutation();
  const fields = [...new Set(line.problems.map(({ field }) => field))].filter((field) => field !== 'line');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const send = (bookImportLineBody: Parameters<typeof change>[0]['bookImportLineBody']) =>
    void act(change({ id: importId, line: line.line, bookImportLineBody }));
  const save = () =>
    send({
      written: Object.fromEntries(fields.map((field) => [field, typed[field] ?? line.written[field] ?? ''])),
    });
  return (
    <ImportCorrection
      line={line.line}
      isBusy={changing.isLoading}
      onSave={fields.length > 0 ? save : undefined}
      onLeaveOut={() => send({ skip: true })}
    >
      {fields.map((field) => (
        <Field
          key={field}
          label={fieldLabel(field)}
          value={typed[field] ?? line.written[field] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
    </ImportCorrection>
  );
}

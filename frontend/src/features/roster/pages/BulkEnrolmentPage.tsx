import { useId, useState, type FormEvent } from 'react';
import { useStore } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useListAllClassesQuery,
  useListRosterImportsQuery,
  usePasteRosterMutation,
  type RosterImportView,
} from '../../../api/classes.ts';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import type { SessionStore } from '../../../api/reauth.ts';
import { rosterPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { ImportHistory } from '../../../ui/imports/ImportHistory.tsx';
import { list, ImportSteps } from '../../../ui/imports/ImportParts.tsx';
import type { StatusKind } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { work, WorkHead } from '../../../ui/WorkHead.tsx';
import { stepNames } from '../rosterSteps.ts';
import { saveCsv } from '../../../shared/csv.ts';
import { sendRoster } from '../sendRoster.ts';
import styles from '../components/Roster.module.css';

const SIZE = 20;

/** Where a list is imported: pasted, or as a file; and the previous lists. */
export default function BulkEnrolmentPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const store = useStore() as unknown as SessionStore;
  const pasteId = useId();
  const classes = useListAllClassesQuery();
  const [paste, pasting] = usePasteRosterMutation();
  const [text, setText] = useState('');
  const [classId, setClassId] = useState(params.get('class') ?? '');
  const [error, setError] = useState<AppError | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await paste({ text, ...(classId && { class_id: classId }) });
    if (answer.error) setError(normalizeError(answer.error));
    else void navigate(rosterPath(answer.data.id));
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setError(null);
    setSending(true);
    const answer = await sendRoster(file, classId, store);
    setSending(false);
    if ('error' in answer) setError(answer.error);
    else void navigate(rosterPath(answer.id));
  };
  const template = () =>
    saveCsv(t('students.csv'), [
      [t('First name'), t('Last name'), t('Username'), t('Class'), t('Month of birth')],
      [t('Mia'), t('Okoye'), '', classes.data?.results[0]?.name ?? t('Oak Class'), '2016-09'],
    ]);
  const wrong = error?.fields['text'] ?? error?.fields['file'] ?? error?.fields['class_id'] ?? error?.message;
  return (
    <>
      <WorkHead
        title={t('Bulk enrolment')}
        lead={t('Many students in one go. Nothing is saved before you have seen what happens.')}
      />
      <ImportSteps names={stepNames()} status={null} />
      {wrong && (
        <p className={work['bad']} role="alert">
          {wrong}
        </p>
      )}
      <div className={list['start']}>
        <form className={list['part']} onSubmit={(event) => void send(event)}>
          <SelectField label={t('Class')} value={classId} onChange={({ target }) => setClassId(target.value)}>
            <option value="">{t('The list says which')}</option>
            {(classes.data?.results ?? []).map(({ id, name, year }) => (
              <option key={id} value={id}>
                {`${name}, ${year}`}
              </option>
            ))}
          </SelectField>
          <div className={list['part']}>
            <label htmlFor={pasteId}>
              <b>{t('Names, one student a line')}</b>
            </label>
            <textarea
              id={pasteId}
              className={styles['paste']}
              value={text}
              placeholder={t('Mia Okoye\nBen Carter\nZoë')}
              spellCheck={false}
              dir="auto"
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <div className={work['row']}>
            <Button type="submit" tone="main" size="lg" disabled={pasting.isLoading || text.trim() === ''}>
              {t('Check the names')}
            </Button>
          </div>
        </form>
        <div className={list['drop']}>
          <FileField
            label={t('Or a file')}
            hint={t('CSV from any spreadsheet, or a zip from OneRoster or School Data Sync, up to 10 MB.')}
            words={sending ? t('Sending') : t('Choose a list')}
            accept=".csv,.txt,.tsv,.zip,text/csv,application/zip"
            disabled={sending}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              // Cleared, so that the same file can be chosen again after a correction.
              target.value = '';
            }}
          />
          <Button icon="file" onClick={template}>
            {t('Save a template')}
          </Button>
        </div>
      </div>
      <History />
    </>
  );
}

export const statusLabels = (status: RosterImportView['status']): { kind: StatusKind; label: string } =>
  ({
    checking: { kind: 'wait' as const, label: t('Being checked') },
    checked: { kind: 'info' as const, label: t('Not enrolled yet') },
    running: { kind: 'wait' as const, label: t('Being enrolled') },
    done: { kind: 'ok' as const, label: t('Enrolled') },
    undone: { kind: 'off' as const, label: t('Undone') },
    failed: { kind: 'bad' as const, label: t('Stopped') },
  })[status];

/** The name of a list: its file name, or its class. */
export const listName = ({ original_name, class_name }: RosterImportView): string =>
  original_name || (class_name ? t('Names for {name}', { name: class_name }) : t('Pasted names'));

function History() {
  const [params] = useSearchParams();
  return (
    <ImportHistory
      query={useListRosterImportsQuery({ limit: SIZE, offset: (pageOf(params) - 1) * SIZE })}
      size={SIZE}
      lines={t('Students')}
      nameOf={listName}
      pathOf={rosterPath}
      statusOf={({ status }) => statusLabels(status)}
    />
  );
}

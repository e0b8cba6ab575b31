import { useState, type FormEvent } from 'react';
import {
  useListAllClassesQuery,
  type ClassCard,
  type ClassStudent,
  type StudentLoginSlip,
} from '../../../api/classes.ts';
import { type AppError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { personName, studentCountText, work } from '../../../ui/WorkHead.tsx';
import { StudentForm } from './StudentForm.tsx';
import styles from './Class.module.css';

interface Open {
  onClose: () => void;
}

function General({ error }: { error: AppError | null }) {
  if (!error || Object.keys(error.fields).length > 0) return null;
  return (
    <p className={work['bad']} role="alert">
      {error.message}
    </p>
  );
}

/** Adds a student, or the shared account of a class. */
export function StudentDialog({
  schoolClass,
  shared = false,
  onClose,
  onAdded,
}: Open & { schoolClass: ClassCard; shared?: boolean; onAdded: (slip: StudentLoginSlip) => void }) {
  const title = shared ? t('One account for the whole class') : t('Add one student');
  return (
    <Dialog open onClose={onClose} title={title}>
      <StudentForm schoolClass={schoolClass} shared={shared} onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

/** How many names a dialog lists. */
const NAMED = 5;

/** Whom an action is about, by their names. */
function Who({ students }: { students: ClassStudent[] }) {
  const names = students.slice(0, NAMED).map(personName).join(', ');
  const count = students.length - NAMED;
  return (
    <p>
      <b dir="auto">{count > 0 ? t('{names} and {count} more', { names, count }) : names}</b>
    </p>
  );
}

/** Asks for the reason for archiving. */
export function ArchiveStudentDialog({
  students,
  onClose,
  onArchive,
}: Open & { students: ClassStudent[]; onArchive: (reason: string) => Promise<AppError | null> }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const failure = await onArchive(reason);
    if (failure) setError(failure);
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Archive {who}', { who: studentCountText(students.length) })}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)} noValidate>
        <Who students={students} />
        <p>{t('They leave every list and are logged out at once. You can bring them back.')}</p>
        <General error={error} />
        <Field
          label={t('Why')}
          hint={t('e.g. Left the school')}
          value={reason}
          maxLength={255}
          error={error?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={work['row']}>
          <Button type="submit" tone="main">
            {t('Archive')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks for the class to which students are moved. */
export function MoveStudentDialog({
  students,
  from,
  onClose,
  onMove,
}: Open & { students: ClassStudent[]; from: string; onMove: (to: ClassCard) => Promise<AppError | null> }) {
  const { data } = useListAllClassesQuery();
  const classes = (data?.results ?? []).filter(({ id }) => id !== from);
  const [to, setTo] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const target = classes.find(({ id }) => id === to) ?? classes[0];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!target) return;
    const failure = await onMove(target);
    if (failure) setError(failure);
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Move {who}', { who: studentCountText(students.length) })}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)}>
        <Who students={students} />
        <General error={error} />
        {target ? (
          <SelectField label={t('To')} value={target.id} onChange={(event) => setTo(event.target.value)}>
            {classes.map(({ id, name, year }) => (
              <option key={id} value={id}>
                {`${name}, ${year}`}
              </option>
            ))}
          </SelectField>
        ) : (
          <p>{t('There is no other class of yours.')}</p>
        )}
        <div className={work['row']}>
          <Button type="submit" tone="main" disabled={!target}>
            {t('Move')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

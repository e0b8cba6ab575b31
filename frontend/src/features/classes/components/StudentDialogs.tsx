import { useState, type FormEvent } from 'react';
import {
  useAddStudentMutation,
  useChangeStudentMutation,
  useListClassesQuery,
  type ClassCard,
  type ClassStudent,
  type StudentSlip,
} from '../../../api/classes.ts';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { studentsInWords, work } from '../../../ui/Work.tsx';
import { BirthFields, type BirthChoice } from './BirthFields.tsx';
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

/** Adds a student, or the account that a class shares, or changes one (`student`). */
export function StudentDialog({
  schoolClass,
  student,
  shared = false,
  onClose,
  onAdded,
}: Open & {
  schoolClass: ClassCard;
  student?: ClassStudent;
  shared?: boolean;
  onAdded?: (slip: StudentSlip) => void;
}) {
  const [add, adding] = useAddStudentMutation();
  const [change, changing] = useChangeStudentMutation();
  const [first, setFirst] = useState(student?.first_name ?? (shared ? schoolClass.name : ''));
  const [last, setLast] = useState(student?.last_name ?? '');
  const [username, setUsername] = useState(student?.username ?? '');
  const [birth, setBirth] = useState<BirthChoice>({
    year: String(student?.birth_year ?? ''),
    month: String(student?.birth_month ?? ''),
  });
  const problem = adding.error ?? changing.error;
  const error = problem ? normalizeError(problem) : null;
  const isShared = shared || student?.is_class_account === true;
  const born = {
    birth_year: birth.year ? Number(birth.year) : null,
    birth_month: birth.month ? Number(birth.month) : null,
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (student) {
      const studentChangeBody = { first_name: first, last_name: last, username, ...(!isShared && born) };
      const answer = await change({ id: schoolClass.id, studentId: student.id, studentChangeBody });
      if (!answer.error) onClose();
      return;
    }
    const newStudentBody = {
      first_name: first,
      last_name: last,
      is_class_account: shared,
      ...(username.trim() && { username }),
      ...(!isShared && born),
    };
    const answer = await add({ id: schoolClass.id, newStudentBody });
    if (answer.error) return;
    onAdded?.(answer.data);
    onClose();
  };
  const title = student
    ? t('Change details')
    : shared
      ? t('One account for the whole class')
      : t('Add one student');
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)} noValidate>
        <General error={error} />
        <Field
          label={isShared ? t('Name of the account') : t('First name')}
          value={first}
          maxLength={255}
          error={error?.fields['first_name']}
          onChange={({ target }) => setFirst(target.value)}
        />
        {!isShared && (
          <Field
            label={t('Last name (not required)')}
            value={last}
            maxLength={255}
            error={error?.fields['last_name']}
            onChange={({ target }) => setLast(target.value)}
          />
        )}
        <Field
          label={student ? t('Username') : t('Username (not required)')}
          hint={student ? undefined : t('Left empty, it is made from the name and the class.')}
          value={username}
          maxLength={64}
          autoCapitalize="none"
          spellCheck={false}
          error={error?.fields['username']}
          onChange={({ target }) => setUsername(target.value)}
        />
        {!isShared && <BirthFields value={birth} errors={error?.fields ?? {}} onChange={setBirth} />}
        <div className={work['row']}>
          <Button type="submit" tone="main" disabled={adding.isLoading || changing.isLoading}>
            {student ? t('Save') : t('Add')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks for the reason of archiving. */
export function ArchiveDialog({
  count,
  onClose,
  onArchive,
}: Open & { count: number; onArchive: (reason: string) => Promise<AppError | null> }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const failure = await onArchive(reason);
    if (failure) setError(failure);
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Archive {who}', { who: studentsInWords(count) })}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)} noValidate>
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

/** Asks where students go. */
export function MoveDialog({
  count,
  from,
  onClose,
  onMove,
}: Open & { count: number; from: string; onMove: (to: ClassCard) => Promise<AppError | null> }) {
  const { data } = useListClassesQuery({ limit: 100 });
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
    <Dialog open onClose={onClose} title={t('Move {who}', { who: studentsInWords(count) })}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)}>
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

import { useId, useState, type FormEvent } from 'react';
import {
  useAddStudentMutation,
  useChangeStudentMutation,
  type ClassCard,
  type ClassStudent,
  type StudentLoginSlip,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { personName, work } from '../../../ui/WorkHead.tsx';
import { BirthFields, type BirthChoice } from './BirthFields.tsx';
import styles from './Class.module.css';

interface FormProps {
  schoolClass: ClassCard;
  student?: ClassStudent;
  /** The shared account of a whole class. */
  shared?: boolean;
  /** Places the fields side by side where the width allows it. */
  wide?: boolean;
  onClose: () => void;
  onAdded?: (slip: StudentLoginSlip) => void;
}

/** Adds a student or the shared account of a class, or edits one (`student`). */
export function StudentForm({ schoolClass, student, shared = false, wide, onClose, onAdded }: FormProps) {
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
  return (
    <form className={styles['inline']} onSubmit={(event) => void save(event)} noValidate>
      {error && Object.keys(error.fields).length === 0 && (
        <p className={work['bad']} role="alert">
          {error.message}
        </p>
      )}
      <div className={wide ? styles['abreast'] : styles['inline']}>
        <Field
          label={isShared ? t('Name of the account') : t('First name')}
          value={first}
          maxLength={255}
          autoFocus={wide}
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
      </div>
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
  );
}

/** A student's row in edit mode. Escape cancels. */
export function EditRow({ student, ...form }: FormProps & { student: ClassStudent }) {
  const id = useId();
  return (
    <tr className={styles['editing']}>
      <td colSpan={6}>
        <section
          aria-labelledby={id}
          onKeyDown={({ key }) => {
            if (key === 'Escape') form.onClose();
          }}
        >
          <h3 id={id}>{t('Details of {name}', { name: personName(student) })}</h3>
          <StudentForm {...form} student={student} wide />
        </section>
      </td>
    </tr>
  );
}

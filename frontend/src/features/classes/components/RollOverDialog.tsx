import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRollOverClassMutation, type ClassCard } from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work } from '../../../ui/WorkHead.tsx';
import { gradeAfter, useClassPaths, yearAfter } from '../paths.ts';
import styles from './Class.module.css';

/** Rolls the class over to the next school year. */
export function RollOverDialog({ schoolClass, onClose }: { schoolClass: ClassCard; onClose: () => void }) {
  const places = useClassPaths();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [rollOver, running] = useRollOverClassMutation();
  const [name, setName] = useState(schoolClass.name);
  const [year, setYear] = useState(yearAfter(schoolClass.year));
  const [grade, setGrade] = useState(gradeAfter(schoolClass.grade));
  const error = running.error ? normalizeError(running.error) : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await rollOver({ id: schoolClass.id, rollOverBody: { name, year, grade } });
    if (answer.error) return;
    dispatch(showToast('ok', t('{name} is in {year} now.', { name, year })));
    void navigate(places.one(answer.data.id));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Into the next year')}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)} noValidate>
        <p>
          {t(
            'A new class with the same teachers, students and groups, and a new code. This one is archived.',
          )}
        </p>
        {error && Object.keys(error.fields).length === 0 && (
          <p className={work['bad']} role="alert">
            {error.message}
          </p>
        )}
        <Field
          label={t('Name')}
          value={name}
          error={error?.fields['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('School year')}
          value={year}
          error={error?.fields['year']}
          onChange={({ target }) => setYear(target.value)}
        />
        <Field
          label={t('Grade (not required)')}
          value={grade}
          error={error?.fields['grade']}
          onChange={({ target }) => setGrade(target.value)}
        />
        <div className={work['row']}>
          <Button type="submit" tone="main" disabled={running.isLoading}>
            {t('Roll over')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

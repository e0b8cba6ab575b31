import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { localTime } from '../../../shared/localTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, Field, TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { workApi, type AssignmentView } from '../api.ts';
import styles from './Work.module.css';

/** Changes the day, the lateness and the words of work that was given; who has it and its criteria stay. */
export function ChangeWorkDialog({ work, onClose }: { work: AssignmentView; onClose: () => void }) {
  const dispatch = useDispatch();
  const [due, setDue] = useState(work.due_at ? localTime(new Date(work.due_at)) : '');
  const [late, setLate] = useState(work.late_ok);
  const [note, setNote] = useState(work.note);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [change, { isLoading }] = workApi.useChangeAssignmentMutation();

  const save = async () => {
    const { error } = await change({
      id: work.id,
      assignmentChangeBody: {
        opens_at: work.opens_at,
        due_at: due ? new Date(due).toISOString() : null,
        late_ok: late,
        note,
        rubric: work.rubric,
      },
    });
    if (error) {
      const { message, fields } = normalizeError(error);
      setErrors(fields);
      dispatch(showToast('bad', message));
      return;
    }
    dispatch(showToast('ok', t('The work was changed')));
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={work.title}>
      <div className={styles['fields']}>
        <Field
          label={t('Due')}
          type="datetime-local"
          value={due}
          error={errors['due_at']}
          onChange={({ target }) => setDue(target.value)}
        />
        <Checkbox
          label={t('It may come late')}
          checked={late}
          onChange={({ target }) => setLate(target.checked)}
        />
        <TextAreaField
          label={t('A word to them')}
          rows={3}
          value={note}
          error={errors['note']}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="row">
          <Button tone="main" disabled={isLoading} onClick={() => void save()}>
            {t('Save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { workApi, type OwnHelp, type TodayThing } from '../api.ts';
import styles from './Today.module.css';

const isOpen = ({ state }: TodayThing): boolean => state !== 'done' && state !== 'handed_in';

/** Asks the teachers of a class for help, with one of the things that are open or something else. */
export function AskForHelpDialog({
  classes,
  things,
  onClose,
}: {
  classes: OwnHelp['classes'];
  things: TodayThing[];
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [classId, setClassId] = useState(classes[0]!.id);
  const [work, setWork] = useState('');
  const [words, setWords] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [ask, { isLoading }] = workApi.useAskForHelpMutation();

  const send = async () => {
    const { error } = await ask({ class_id: classId, work_id: work || null, words });
    if (!error) return onClose();
    const { message, fields } = normalizeError(error);
    setErrors(fields);
    dispatch(showToast('bad', message));
  };

  return (
    <Dialog open onClose={onClose} title={t('Ask for help')}>
      <form
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {classes.length > 1 && (
          <SelectField
            label={t('Whom')}
            value={classId}
            error={errors['class_id']}
            onChange={({ target }) => setClassId(target.value)}
          >
            {classes.map(({ id, name, teachers }) => (
              <option key={id} value={id}>
                {teachers[0]} ({name})
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('With what')}
          value={work}
          error={errors['work_id'] ?? (classes.length > 1 ? undefined : errors['class_id'])}
          onChange={({ target }) => setWork(target.value)}
        >
          {things.filter(isOpen).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="">{t('Something else')}</option>
        </SelectField>
        <TextAreaField
          label={t('What are you stuck on?')}
          hint={t('You may leave it empty.')}
          rows={3}
          maxLength={300}
          value={words}
          error={errors['words']}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="row">
          <Button type="submit" tone="main" icon="hand" disabled={isLoading}>
            {t('Ask')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useDispatch } from 'react-redux';
import {
  useChangeClassCodeMutation,
  useChangeClassSignInMutation,
  type ClassCard,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work } from '../../../ui/Work.tsx';
import styles from './Class.module.css';

/** The class's code, and when it opens its list of names. */
export function ClassDoor({ schoolClass }: { schoolClass: ClassCard }) {
  const dispatch = useDispatch();
  const [changeCode, changing] = useChangeClassCodeMutation();
  const [changeSignIn] = useChangeClassSignInMutation();
  const { id, code, code_window } = schoolClass;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      dispatch(showToast('ok', t('Copied')));
    } catch {
      dispatch(showToast('bad', t('The browser did not allow copying. Select the code and copy it.')));
    }
  };
  const renew = async () => {
    const { error } = await changeCode(id);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('The class has a new code. The old one opens nothing.')),
    );
  };
  const open = async (window: ClassCard['code_window']) => {
    const { error } = await changeSignIn({ id, classSignInBody: { code_window: window } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  const windows = [
    { value: 'always', name: t('At any time'), help: t('At school and at home') },
    {
      value: 'school_hours',
      name: t('In school hours'),
      help: t('On school days, in the hours that your school set'),
    },
    { value: 'closed', name: t('Closed'), help: t('The code opens nothing') },
  ] as const;
  return (
    <div className={styles['top']}>
      <div className={styles['code']}>
        <div>
          {t('Class code')}
          <strong>{code}</strong>
        </div>
        <div className={work['row']}>
          <Button tone="book" onClick={() => void copy()}>
            {t('Copy')}
          </Button>
          <Button tone="ink" icon="retry" disabled={changing.isLoading} onClick={() => void renew()}>
            {t('New code')}
          </Button>
        </div>
      </div>
      <div className={styles['ways']}>
        <h2 id="door">{t('When the code works')}</h2>
        <fieldset aria-labelledby="door">
          {windows.map(({ value, name, help }) => (
            <label key={value} className={styles['way']}>
              <input
                type="radio"
                name="window"
                checked={code_window === value}
                onChange={() => void open(value)}
              />
              <span>
                <b>{name}</b>
                <small>{help}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useChangeClassCodeMutation,
  useChangeClassSignInMutation,
  type ClassCard,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { locale, t } from '../../../i18n/index.ts';
import { clock, dayName } from '../../../shared/weekTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { work } from '../../../ui/WorkHead.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import styles from './Class.module.css';

/** Sign-in of a class: its code, when the list of names is available, and the sign-in method after the name. */
export function ClassAccess({ schoolClass }: { schoolClass: ClassCard }) {
  return (
    <div className={styles['top']}>
      <CodeCard schoolClass={schoolClass} />
      <Ways schoolClass={schoolClass} />
    </div>
  );
}

function CodeCard({ schoolClass: { id, name, code, code_window } }: { schoolClass: ClassCard }) {
  const dispatch = useDispatch();
  const [changeCode, changing] = useChangeClassCodeMutation();
  const [open, setOpen] = useState<'big' | 'new' | null>(null);
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
    setOpen(null);
  };
  return (
    <div className={styles['code']}>
      <div>
        {t('Class code')}
        <strong>{code}</strong>
        {code_window === 'closed' && <p>{t('Closed: it opens nothing at the moment.')}</p>}
      </div>
      <div className={work['row']}>
        <Button tone="book" icon="copy" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button tone="ink" icon="expand" onClick={() => setOpen('big')}>
          {t('Show big')}
        </Button>
        <Button tone="ink" icon="retry" onClick={() => setOpen('new')}>
          {t('New code')}
        </Button>
      </div>
      <Dialog open={open === 'big'} onClose={() => setOpen(null)} title={name} shape="wide">
        <div className={styles['big']}>
          <p>{t('Open {address}, choose “Student”, and type', { address: window.location.host })}</p>
          <strong>{code}</strong>
        </div>
      </Dialog>
      {open === 'new' && (
        <ConfirmDialog
          title={t('A new code for {name}?', { name })}
          action={t('Make a new code')}
          busy={changing.isLoading}
          onClose={() => setOpen(null)}
          onConfirm={() => void renew()}
        >
          <p>
            {t(
              '{code} stops working at once. Badges go on working, and who is logged in stays so. Tell the class and its families the new one.',
              { code },
            )}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** e.g. “Mon, Tue and Fri, 07:00 to 18:00 (Europe/London)” */
const hoursInWords = ({ hours_days, hours_from, hours_to, time_zone }: ClassCard['school_hours']): string =>
  t('{days}, {from} to {to} ({zone}). An administrator sets the hours, under “Logging in”.', {
    days: new Intl.ListFormat(locale()).format(hours_days.map((day) => dayName(day, 'short'))),
    from: clock(hours_from),
    to: clock(hours_to),
    zone: time_zone.replaceAll('_', ' '),
  });

function Ways({ schoolClass }: { schoolClass: ClassCard }) {
  const { id, name, code_window, sign_in_mode, badge_only_allowed, school_hours: hours } = schoolClass;
  const dispatch = useDispatch();
  const [changeSignIn] = useChangeClassSignInMutation();
  const change = async (body: Parameters<typeof changeSignIn>[0]['classSignInBody']) => {
    const { error } = await changeSignIn({ id, classSignInBody: body });
    if (!error) {
      dispatch(showToast('ok', t('Saved.')));
      return;
    }
    const { message, fields } = normalizeError(error);
    dispatch(showToast('bad', fields['sign_in_mode'] ?? message));
  };
  const modes = [
    {
      value: 'password',
      title: t('Name or badge, then a password'),
      help: t('For those who read and type'),
    },
    {
      value: 'picture',
      title: t('Name or badge, then three pictures'),
      help: t('For beginners. Each child taps three pictures in their order'),
    },
    {
      value: 'badge',
      title: t('The badge alone'),
      help: badge_only_allowed
        ? t('For the youngest. Who holds the badge is in')
        : t('For the youngest. An administrator can allow it, under “Logging in”'),
    },
  ] as const;
  return (
    <div className={styles['ways']}>
      <h2 id="modes">{t('How {name} logs in', { name })}</h2>
      <fieldset aria-labelledby="modes">
        {modes.map(({ value, title, help }) => (
          <label key={value} className={styles['way']}>
            <input
              type="radio"
              name="sign-in-mode"
              checked={sign_in_mode === value}
              disabled={value === 'badge' && !badge_only_allowed && sign_in_mode !== 'badge'}
              onChange={() => void change({ sign_in_mode: value })}
            />
            <span>
              <b>{title}</b>
              <small>{help}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={t('When the code works')}
        value={code_window}
        {...(code_window === 'school_hours' && { hint: hoursInWords(hours) })}
        onChange={({ target }) => void change({ code_window: target.value as ClassCard['code_window'] })}
      >
        <option value="always">{t('At any time, at school and at home')}</option>
        <option value="school_hours">{t('On school days, in the hours of the school')}</option>
        <option value="closed">{t('Closed: the code opens nothing')}</option>
      </SelectField>
    </div>
  );
}

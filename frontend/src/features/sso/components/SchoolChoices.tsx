import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeSchoolSignInMutation, type SchoolSignIn } from '../api.ts';
import styles from './SignIn.module.css';

interface Props {
  settings: SchoolSignIn;
}

/** Saves one setting at once, and confirms it. */
function useChoice() {
  const [change, { isLoading }] = useChangeSchoolSignInMutation();
  const dispatch = useDispatch();
  return async (body: Parameters<typeof change>[0]) => {
    if (isLoading) return;
    const { error } = await change(body);
    dispatch(error ? showToast('bad', normalizeError(error).message) : showToast('ok', t('Saved.')));
  };
}

export function SecondFactorChoice({ settings }: Props) {
  const choose = useChoice();
  const { require_second_factor: chosen, required_by_default: byDefault } = settings;
  const choices: { value: boolean | null; label: string }[] = [
    {
      value: null,
      label: byDefault ? t('As the platform does: required') : t('As the platform does: not required'),
    },
    { value: true, label: t('Required') },
    { value: false, label: t('Not required') },
  ];
  return (
    <section className={styles['panel']}>
      <h2>{t('Second factor of the school’s administrators')}</h2>
      <p>
        {t(
          'Who manages the school sees every child. With a second factor, a stolen password alone opens nothing.',
        )}
      </p>
      <fieldset className={styles['choice']}>
        <legend className="sr">{t('Second factor of the school’s administrators')}</legend>
        {choices.map(({ value, label }) => (
          <label key={String(value)}>
            <input
              type="radio"
              name="require-second-factor"
              checked={chosen === value}
              onChange={() => void choose({ require_second_factor: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** Whether the list behind a class code shows full names: it is visible without signing in. */
export function SurnamesChoice({ settings }: Props) {
  const choose = useChoice();
  return (
    <section className={styles['panel']}>
      <h2>{t('Names behind a class code')}</h2>
      <p>
        {t(
          'Whoever types the code of a class sees the list of its first names, each with an initial. With surnames, two children of one name are easier to tell apart, and a stranger who has the code learns more.',
        )}
      </p>
      <Checkbox
        label={t('Show surnames in full')}
        checked={settings.show_surnames}
        onChange={({ target }) => void choose({ show_surnames: target.checked })}
      />
    </section>
  );
}

/** Whether the youngest may sign in with their badge alone; each class then chooses. */
export function BadgeChoice({ settings }: Props) {
  const choose = useChoice();
  return (
    <section className={styles['panel']}>
      <h2>{t('Badges of the youngest')}</h2>
      <p>
        {t(
          'A class may let its QR badges open the door alone, without pictures or a password. Whoever holds a badge is then in, so keep them at school.',
        )}
      </p>
      <Checkbox
        label={t('Classes may choose the badge alone')}
        checked={settings.allow_badge_only}
        onChange={({ target }) => void choose({ allow_badge_only: target.checked })}
      />
    </section>
  );
}

import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from '../../../api/baseApi.ts';
import { clearStorage, selectUser, signedOut } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { useResetPasswordMutation } from '../api.ts';
import { AccountScreen, Card } from '../components/AccountScreen.tsx';
import { checked, newPassword, repeated } from '../components/validation.ts';
import { NewPassword, FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useForm } from '../components/useForm.ts';
import { useLinkSecret } from '../components/useLinkSecret.ts';

/**
 * Sets a new password by the link of an e-mail. Opening the page does not consume the link; submitting the form does.
 */
export default function ResetPage() {
  const token = useLinkSecret();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const [resetPassword] = useResetPasswordMutation();
  const [done, setDone] = useState(false);
  const form = useForm({
    initial: { password: '', password2: '' },
    check: (values) => checked(values, { password: newPassword, password2: repeated(values.password) }),
    send: async (values) => {
      const { error } = await resetPassword({ token: token!, ...values });
      if (error) return error;
      // The server has ended every session, including the one of this browser.
      if (user) {
        clearStorage();
        dispatch(signedOut());
        dispatch(baseApi.util.resetApiState());
      }
      setDone(true);
    },
  });
  if (!token || form.trouble?.code === 'link_spent') return <Spent />;
  if (done)
    return (
      <AccountScreen>
        <Card>
          <h1>{t('Your new password is set')}</h1>
          <p role="status">{t('Every device was logged out. Log in with your new password now.')}</p>
          <div className={styles['actions']}>
            <ButtonLink tone="main" size="lg" iconEnd="next" to={`${paths.login}?step=teacher`}>
              {t('Login')}
            </ButtonLink>
          </div>
        </Card>
      </AccountScreen>
    );
  return (
    <AccountScreen>
      <Card>
        <h1>{t('Choose a new password')}</h1>
        <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
        <form className={styles['form']} {...form.formProps}>
          <NewPassword first={form.field('password')} second={form.field('password2')} />
          <Button type="submit" tone="main" size="lg" aria-disabled={form.busy || undefined}>
            {form.busy ? t('One moment') : t('Set the password')}
          </Button>
        </form>
      </Card>
    </AccountScreen>
  );
}

function Spent() {
  return (
    <AccountScreen>
      <State
        scene="lost"
        asPage
        title={t('This link does not work any more')}
        actions={
          <>
            <ButtonLink tone="main" size="lg" to={paths.forgot}>
              {t('Send me a new link')}
            </ButtonLink>
            <TextLink to={paths.login}>{t('Back to login')}</TextLink>
          </>
        }
      >
        <p>{t('It was used already, or it is too old.')}</p>
      </State>
    </AccountScreen>
  );
}

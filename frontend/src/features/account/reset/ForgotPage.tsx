import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useRequestPasswordResetMutation } from '../api.ts';
import { AccountScreen, Card } from '../components/AccountScreen.tsx';
import { checked, email } from '../components/validation.ts';
import { FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useForm } from '../components/useForm.ts';

/** Requests a link to set a new password. The answer does not depend on whether the account exists. */
export default function ForgotPage() {
  const [requestPasswordReset] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    check: (values) => checked(values, { email }),
    send: async (values) => {
      const address = values.email.trim();
      const { error } = await requestPasswordReset({ email: address });
      if (error) return error;
      setSentTo(address);
    },
  });
  const picture = <Art file="login" name="community" viewBox="0 0 360 300" fit="xMidYMax slice" />;
  if (sentTo)
    return (
      <AccountScreen>
        <Card picture={picture}>
          <h1>{t('Look into your mailbox')}</h1>
          <p className={styles['note']} role="status">
            {t('If there is an account with')} <b>{sentTo}</b>,{' '}
            {t('we have sent a link to it. It works for one hour.')}
          </p>
          <p className="soft">{t('Nothing there? Look among the unwanted mail, or check the spelling.')}</p>
          <div className={styles['actions']}>
            <ButtonLink tone="main" size="lg" to={paths.login}>
              {t('Back to login')}
            </ButtonLink>
            <Button size="lg" onClick={() => setSentTo(null)}>
              {t('Another address')}
            </Button>
          </div>
        </Card>
      </AccountScreen>
    );
  return (
    <AccountScreen>
      <Card picture={picture}>
        <h1>{t('Forgot your password?')}</h1>
        <p className="soft">{t('We send you a link with which you choose a new one.')}</p>
        <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
        <form className={styles['form']} {...form.formProps}>
          <Field
            label={t('Email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            {...form.field('email')}
          />
          <Button type="submit" tone="main" size="lg" iconEnd="next" aria-disabled={form.busy || undefined}>
            {form.busy ? t('One moment') : t('Send the link')}
          </Button>
        </form>
        <p className={styles['note']}>
          {t('Are you a student without an e-mail address? Ask your teacher: they give you a new password.')}
        </p>
        <TextLink to={paths.login}>{t('Back to login')}</TextLink>
      </Card>
    </AccountScreen>
  );
}

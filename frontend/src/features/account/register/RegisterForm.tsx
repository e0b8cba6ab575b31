import { MESSAGES, type Country } from '@bookgrove/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { language, t, translated } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field } from '../../../ui/Field.tsx';
import { useSignUpMutation } from '../api.ts';
import { Card } from '../parts/AccountScreen.tsx';
import { checked, email, line, newPassword, repeated } from '../parts/checks.ts';
import { CountryField, NewPassword, Tick, Trouble } from '../parts/FormParts.tsx';
import styles from '../parts/Parts.module.css';
import { useForm } from '../parts/useForm.ts';
import { useSignIn } from '../parts/useSignIn.ts';
import { HumanCheck, TEST_TOKEN } from './HumanCheck.tsx';

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password2: '',
  country: '',
  agreeToTerms: '',
  turnstile_token: '',
};

interface RegisterFormProps {
  role: 'student' | 'teacher';
  /** Key of the check against robots; null where there is none to show. */
  siteKey: string | null;
  onDone: (name: string, email: string, signedIn: boolean) => void;
}

/** Name; e-mail and password; country and terms. */
export function RegisterForm({ role, siteKey, onDone }: RegisterFormProps) {
  const [signUp] = useSignUpMutation();
  const signIn = useSignIn();
  const [canva, setCanva] = useState(true);
  const [round, setRound] = useState(0);
  const form = useForm({
    initial: { ...EMPTY, turnstile_token: siteKey ? '' : TEST_TOKEN },
    check: (values) =>
      checked(values, {
        first_name: line,
        last_name: line,
        email,
        password: newPassword,
        password2: repeated(values.password),
        country: (value) => (value ? undefined : MESSAGES.required),
        agreeToTerms: (value) => (value ? undefined : MESSAGES.termsRequired),
        turnstile_token: (value) => (value ? undefined : 'Please confirm that you are a person.'),
      }),
    send: async (values) => {
      const { error } = await signUp({
        ...values,
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        email: values.email.trim(),
        country: values.country as Country,
        role,
        language: language(),
        canvaAccount: canva ? 'true' : 'false',
        agreeToTerms: true,
      });
      if (error) {
        // A token counts once, whatever became of the form.
        setRound((now) => now + 1);
        return error;
      }
      const entered = await signIn(values.email.trim(), values.password);
      onDone(values.first_name.trim(), values.email.trim(), entered);
    },
  });
  const taken = form.wrong['email'] === translated(MESSAGES.emailRegistered);
  const general =
    form.trouble && Object.keys(form.wrong).length === 0
      ? form.trouble.message
      : taken
        ? form.wrong['email']
        : '';
  return (
    <Card long picture={<Art file="login" name={role} viewBox="0 0 360 300" fit="xMidYMid slice" />}>
      <h1>{role === 'teacher' ? t('A teacher’s account') : t('A student’s account')}</h1>
      <Trouble message={general ? t(general) : undefined}>
        {taken && <Link to={`${paths.login}?step=teacher`}>{t('Log in with it')}</Link>}
      </Trouble>
      <form className={styles['form']} {...form.formProps}>
        <div className={`${styles['group']} ${styles['pair']}`}>
          <Field label={t('First name')} autoComplete="given-name" {...form.field('first_name')} />
          <Field label={t('Last name')} autoComplete="family-name" {...form.field('last_name')} />
        </div>
        <div className={styles['group']}>
          <Field
            label={t('Email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t('You log in with it. We send one link to it, to be sure that it is yours.')}
            {...form.field('email')}
          />
          <NewPassword first={form.field('password')} second={form.field('password2')} />
        </div>
        <div className={styles['group']}>
          <CountryField {...form.field('country')} />
          <Checkbox
            label={t('I would like to design covers and posters with Canva')}
            checked={canva}
            onChange={({ target }) => setCanva(target.checked)}
          />
          <Tick
            name="agreeToTerms"
            label={t('I agree to the terms and conditions')}
            checked={form.values.agreeToTerms === 'yes'}
            onChange={({ target }) => form.set('agreeToTerms', target.checked ? 'yes' : '')}
            error={form.field('agreeToTerms').error}
          />
          {siteKey && (
            <HumanCheck
              key={round}
              siteKey={siteKey}
              action="signup"
              onToken={(token) => form.set('turnstile_token', token)}
              error={form.field('turnstile_token').error}
            />
          )}
        </div>
        <Button type="submit" tone="main" size="lg" iconEnd="next" aria-disabled={form.busy || undefined}>
          {form.busy ? t('One moment') : t('Create an Account')}
        </Button>
      </form>
    </Card>
  );
}

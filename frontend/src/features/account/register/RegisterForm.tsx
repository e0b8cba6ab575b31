import { MESSAGES, type Country } from '@bookgrove/contract';
import type { GuardianSignedUp, SignedUp, WaitingForGuardian } from '@bookgrove/api-client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import { language, t, translated } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field } from '../../../ui/Field.tsx';
import { useSignUpGuardianMutation, useSignUpMutation } from '../api.ts';
import { Card } from '../components/AccountScreen.tsx';
import { checked, email, line, newPassword, repeated } from '../components/validation.ts';
import { CountryField, NewPassword, CheckboxField, FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useForm } from '../components/useForm.ts';
import { useSignIn } from '../components/useSignIn.ts';
import type { Age } from './AgeStep.tsx';
import { HumanCheck, TEST_TOKEN } from '../../../shared/human/HumanCheck.tsx';

const EMPTY = {
  code: '',
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password2: '',
  country: '',
  agreeToTerms: '',
  guardian_email: '',
  turnstile_token: '',
};

/** The role that registers; a parent registers with the code of the school's letter. */
export type Registering = 'student' | 'teacher' | 'parent';

/** The result of a registration. */
export interface Registered {
  name: string;
  email: string;
  signedIn: boolean;
  /** The child of a guardian, and whether the school has to approve the connection first. */
  child?: { name: string; waits: boolean };
}

interface RegisterFormProps {
  role: Registering;
  /** Absent for a parent, who has the code of a letter. */
  age?: Age | undefined;
  /** Turnstile site key; null where the check is not configured. */
  siteKey: string | null;
  onDone: (registered: Registered) => void;
  onWaiting?: (waiting: WaitingForGuardian) => void;
}

/** Name, e-mail, password, country and terms. A guardian starts with the code, which identifies the child. */
export function RegisterForm({ role, age, siteKey, onDone, onWaiting }: RegisterFormProps) {
  const [signUp] = useSignUpMutation();
  const [signUpGuardian] = useSignUpGuardianMutation();
  const signIn = useSignIn();
  // Never ticked for a child, whatever role it chose.
  const [canva, setCanva] = useState(role === 'teacher' && !age?.guardian);
  // The server may need one although the first answer did not: the country in the form was changed.
  const [guardian, setGuardian] = useState(age?.guardian ?? false);
  const [round, setRound] = useState(0);
  const form = useForm({
    initial: { ...EMPTY, country: age?.country ?? '', turnstile_token: siteKey ? '' : TEST_TOKEN },
    check: (values) =>
      checked(values, {
        ...(role === 'parent' && {
          code: (value: string) => (value.trim() ? undefined : 'Please type the code of the letter.'),
        }),
        first_name: line,
        last_name: line,
        email,
        ...(guardian && { guardian_email: email }),
        password: newPassword,
        password2: repeated(values.password),
        country: (value) => (value ? undefined : MESSAGES.required),
        agreeToTerms: (value) => (value ? undefined : MESSAGES.termsRequired),
        turnstile_token: (value) => (value ? undefined : 'Please confirm that you are a person.'),
      }),
    send: async ({ code, guardian_email, ...values }) => {
      const person = {
        ...values,
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        email: values.email.trim(),
        country: values.country as Country,
        language: language(),
        agreeToTerms: true,
      };
      const answer =
        role === 'parent'
          ? await signUpGuardian({ ...person, code })
          : await signUp({
              ...person,
              role,
              canvaAccount: canva ? 'true' : 'false',
              ...(age && { birth_year: age.birth_year, birth_month: age.birth_month }),
              ...(guardian_email.trim() && { guardian_email: guardian_email.trim() }),
            });
      if (answer.error) {
        // A Turnstile token is valid once, whether or not the form was accepted.
        setRound((now) => now + 1);
        if (normalizeError(answer.error).fields['guardian_email']) setGuardian(true);
        return answer.error;
      }
      const { waiting } = answer.data as Partial<SignedUp>;
      if (waiting) return onWaiting?.(waiting);
      const signedIn = await signIn(person.email, values.password);
      const { child, state } = answer.data as Partial<GuardianSignedUp>;
      onDone({
        name: person.first_name,
        email: person.email,
        signedIn,
        ...(child && { child: { name: child, waits: state === 'pending_school' } }),
      });
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
    <Card
      long
      ground={({ student: 'book', teacher: 'brand', parent: 'announce' } as const)[role]}
      picture={
        <Art
          file="login"
          name={role === 'parent' ? 'community' : role}
          viewBox="0 0 360 300"
          fit="xMidYMax meet"
        />
      }
    >
      <h1>{titleOf(role)}</h1>
      <FormError message={general ? t(general) : undefined}>
        {taken && <Link to={`${paths.login}?step=teacher`}>{t('Log in with it')}</Link>}
      </FormError>
      <form className={styles['form']} {...form.formProps}>
        {role === 'parent' && (
          <div className={styles['group']}>
            <Field
              label={t('Code of the letter')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="CDFG-HJKM-NPQR"
              hint={t('From the school, one for each grown-up. It brings your child along.')}
              {...form.field('code')}
            />
          </div>
        )}
        <div className={`${styles['group']} ${styles['pair']}`}>
          <Field label={t('First Name')} autoComplete="given-name" {...form.field('first_name')} />
          <Field label={t('Last Name')} autoComplete="family-name" {...form.field('last_name')} />
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
          {guardian && (
            <Field
              label={t('Email of a parent or guardian')}
              type="email"
              inputMode="email"
              autoComplete="off"
              hint={t('We ask them whether you may join. You can log in when they have said yes.')}
              {...form.field('guardian_email')}
            />
          )}
          <NewPassword first={form.field('password')} second={form.field('password2')} />
        </div>
        <div className={styles['group']}>
          <CountryField {...form.field('country')} />
          {role !== 'parent' && (
            <Checkbox
              label={t('I would like to design covers and posters with Canva')}
              checked={canva}
              onChange={({ target }) => setCanva(target.checked)}
            />
          )}
          <CheckboxField
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

const titleOf = (role: Registering): string =>
  ({
    student: t('A student’s account'),
    teacher: t('A teacher’s account'),
    parent: t('A parent’s account'),
  })[role];

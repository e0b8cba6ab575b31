import { MESSAGES } from '@bookgrove/contract';
import { language, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useAcceptInvitationMutation, type InvitationView } from '../api.ts';
import { checked, line, newPassword, repeated } from '../components/validation.ts';
import { NewPassword, CheckboxField, FormError } from '../components/FormParts.tsx';
import styles from '../components/FormParts.module.css';
import { useForm } from '../components/useForm.ts';
import { useSignIn } from '../components/useSignIn.ts';

interface NewPersonFormProps {
  invitation: InvitationView;
  secret: string;
  onDone: (name: string, signedIn: boolean) => void;
}

/** Name and password of a person without an account. */
export function NewPersonForm({ invitation, secret, onDone }: NewPersonFormProps) {
  const [accept] = useAcceptInvitationMutation();
  const signIn = useSignIn();
  const form = useForm({
    initial: {
      first_name: invitation.first_name,
      last_name: invitation.last_name,
      password: '',
      password2: '',
      agreeToTerms: '',
    },
    check: (values) =>
      checked(values, {
        first_name: line,
        last_name: line,
        password: newPassword,
        password2: repeated(values.password),
        agreeToTerms: (value) => (value ? undefined : MESSAGES.termsRequired),
      }),
    send: async (values) => {
      const { error } = await accept({
        ...values,
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        token: secret,
        language: language(),
        agreeToTerms: true,
      });
      if (error) return error;
      onDone(values.first_name.trim(), await signIn(invitation.email, values.password));
    },
  });
  return (
    <form className={styles['form']} {...form.formProps}>
      <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
      <div className={`${styles['group']} ${styles['pair']}`}>
        <Field label={t('First Name')} autoComplete="given-name" {...form.field('first_name')} />
        <Field label={t('Last Name')} autoComplete="family-name" {...form.field('last_name')} />
      </div>
      <div className={styles['group']}>
        <Field
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          value={invitation.email}
          readOnly
          hint={t('You log in with it.')}
        />
        <NewPassword first={form.field('password')} second={form.field('password2')} />
        <CheckboxField
          name="agreeToTerms"
          label={t('I agree to the terms and conditions')}
          checked={form.values.agreeToTerms === 'yes'}
          onChange={({ target }) => form.set('agreeToTerms', target.checked ? 'yes' : '')}
          error={form.field('agreeToTerms').error}
        />
      </div>
      <Button type="submit" tone="main" size="lg" iconEnd="next" aria-disabled={form.busy || undefined}>
        {form.busy ? t('One moment') : t('Accept the invitation')}
      </Button>
    </form>
  );
}

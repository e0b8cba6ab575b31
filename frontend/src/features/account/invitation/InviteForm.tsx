import { MESSAGES } from '@bookgrove/contract';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListAllClassesQuery } from '../../../api/classes.ts';
import { useInvitePersonMutation, type Invitation } from '../api.ts';
import { checked, email } from '../components/validation.ts';
import { FormError } from '../components/FormParts.tsx';
import parts from '../components/FormParts.module.css';
import { useForm } from '../components/useForm.ts';
import styles from './Invitation.module.css';
import { roleName } from './labels.ts';

const ROLES = ['teacher', 'parent', 'student', 'school_admin'] as const satisfies Invitation['role'][];

/** Form to invite somebody: address, role and message. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const dispatch = useDispatch();
  const [invite] = useInvitePersonMutation();
  const { data: classes } = useListAllClassesQuery();
  const area = useId();
  const form = useForm({
    initial: { email: '', role: 'teacher', first_name: '', last_name: '', class_id: '', message: '' },
    check: (values) =>
      checked(values, {
        email: (value) => (value.trim() ? email(value) : 'Email is required'),
        message: (value) => (value.length > 1000 ? MESSAGES.tooLong : undefined),
      }),
    send: async ({ class_id, role, ...values }) => {
      const { error } = await invite({
        ...values,
        email: values.email.trim(),
        role: role as Invitation['role'],
        ...(class_id && takesClass(role) && { class_id }),
      });
      if (error) return error;
      dispatch(
        showToast('ok', t('The invitation to {email} is on its way.', { email: values.email.trim() })),
      );
      onDone();
    },
  });
  const { error: _ignored, ...role } = form.field('role');
  return (
    <form className={styles['ask']} {...form.formProps}>
      <FormError message={Object.keys(form.wrong).length === 0 ? form.trouble?.message : undefined} />
      <Field label={t('Email')} type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <div className={parts['pair']}>
        <Field label={t('First name, if you like')} autoComplete="off" {...form.field('first_name')} />
        <Field label={t('Last name, if you like')} autoComplete="off" {...form.field('last_name')} />
      </div>
      <div className={parts['pair']}>
        <SelectField label={t('Role')} {...role}>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {roleName(one)}
            </option>
          ))}
        </SelectField>
        {takesClass(form.values.role) && (
          <SelectField label={t('Class')} {...form.field('class_id')}>
            <option value="">{t('None')}</option>
            {classes?.results.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={styles['area']}>
        <label htmlFor={area}>{t('A few words, if you like')}</label>
        <textarea
          id={area}
          name="message"
          maxLength={1000}
          value={form.values.message}
          onChange={({ target }) => form.set('message', target.value)}
        />
      </div>
      <div className={parts['actions']}>
        <Button type="submit" tone="main" aria-disabled={form.busy || undefined}>
          {form.busy ? t('One moment') : t('Send the invitation')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

const takesClass = (role: string): boolean => role === 'teacher' || role === 'student';

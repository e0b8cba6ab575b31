import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { useSendContactMutation } from '../formsApi.ts';
import { FormSent } from './FormSent.tsx';
import styles from './Page.module.css';
import { ContactFields } from './ContactFields.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';

/** Contact form to the school or to the platform. */
export function ContactForm() {
  const user = useSelector(selectUser);
  const [who, setWho] = useState({
    name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
    email: user?.email ?? '',
  });
  const [text, setText] = useState('');
  const [send, { isLoading, data }] = useSendContactMutation();
  const { form, errors, settle } = useForm();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    settle((await send({ ...who, text })).error);
  };
  if (data)
    return (
      <FormSent title={t('Thank you, it has arrived')} reference={data.reference}>
        <p>{t('We sent a receipt to {email}. A person will answer you there.', { email: who.email })}</p>
      </FormSent>
    );
  return (
    <form ref={form} className={styles['card']} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('Write to us')}</h2>
      <ContactFields who={who} errors={errors} onChange={setWho} />
      <TextAreaField
        label={t('Your message')}
        maxLength={5000}
        value={text}
        error={errors['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" tone="main" size="lg" disabled={isLoading}>
        {isLoading ? t('Sending') : t('Send')}
      </Button>
    </form>
  );
}

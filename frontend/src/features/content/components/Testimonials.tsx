import { useState, type FormEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useListTestimonialsQuery, useSendTestimonialMutation } from '../formsApi.ts';
import { FormSent } from './FormSent.tsx';
import styles from './Page.module.css';
import { ContactFields } from './ContactFields.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';

/** Published testimonials, and the form to send one. */
export function Testimonials() {
  const query = useListTestimonialsQuery();
  return (
    <>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={120} />}
        failed={t('The words did not load')}
        isEmpty={(words) => words.length === 0}
        empty={
          <State scene="empty" title={t('Nobody has written here yet')}>
            <p>{t('Yours could be the first words on this page.')}</p>
          </State>
        }
      >
        {(words) => (
          <div className={styles['words']}>
            {words.map(({ id, name, text }) => (
              <figure key={id}>
                <blockquote dir="auto">{text}</blockquote>
                <figcaption dir="auto">{name}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </QueryView>
      <TestimonialForm />
    </>
  );
}

function TestimonialForm() {
  const [who, setWho] = useState({ name: '', email: '' });
  const [text, setText] = useState('');
  const [send, { isLoading, data }] = useSendTestimonialMutation();
  const { form, errors, settle } = useForm();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    settle((await send({ ...who, text })).error);
  };
  if (data)
    return (
      <FormSent title={t('Thank you')} reference={data.reference}>
        <p>{t('A person reads your words before they are shown.')}</p>
      </FormSent>
    );
  return (
    <form
      ref={form}
      className={`${styles['card']} ${styles['form']}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t('Say it in your own words')}</h2>
      <TextAreaField
        label={t('Your words')}
        maxLength={800}
        hint={t('Up to 800 characters. We show them with your first name.')}
        value={text}
        error={errors['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <ContactFields
        who={who}
        errors={errors}
        hint={t('Never shown. We write to you only about these words.')}
        onChange={setWho}
      />
      <Button type="submit" tone="main" size="lg" disabled={isLoading}>
        {isLoading ? t('Sending') : t('Send')}
      </Button>
    </form>
  );
}

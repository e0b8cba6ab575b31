import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { useReportProblemMutation } from '../formsApi.ts';
import { FormSent } from '../components/FormSent.tsx';
import styles from '../components/Page.module.css';
import { PageHead } from '../components/PageHead.tsx';
import { ContactFields } from '../components/ContactFields.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';

type Category = 'safety' | 'bullying' | 'content' | 'broken' | 'account' | 'money' | 'other';

const CATEGORIES: { value: Category; label: string; help: string }[] = [
  { value: 'safety', label: 'Somebody is not safe', help: 'Goes to the school at once' },
  { value: 'bullying', label: 'Somebody is being unkind', help: 'Goes to the school at once' },
  { value: 'content', label: 'A book or a page should not be here', help: 'Tell us which' },
  { value: 'broken', label: 'Something does not work', help: 'A picture of the screen helps' },
  { value: 'account', label: 'I cannot get in', help: 'Logging in, passwords, class codes' },
  { value: 'money', label: 'A payment, refund or receipt', help: 'The number of the order helps' },
  { value: 'other', label: 'Something else', help: '' },
];

/** Form to report a problem, for children and adults, with or without an account. */
export default function ReportPage() {
  const [params] = useSearchParams();
  const [category, setCategory] = useState<Category | ''>(params.get('about') === 'money' ? 'money' : '');
  const [text, setText] = useState('');
  const [who, setWho] = useState({ name: '', email: '' });
  const [picture, setPicture] = useState<{ name: string; data: string } | null>(null);
  const [pictureError, setPictureError] = useState('');
  const [send, { isLoading, data }] = useReportProblemMutation();
  const { form, errors, settle } = useForm();
  const from = params.get('from');
  const urgent = category === 'safety' || category === 'bullying';

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setPictureError('');
    setPicture(null);
    if (!file) return;
    const small = await import('../../../shared/shrinkPicture.ts')
      .then(({ shrinkPicture }) => shrinkPicture(file))
      .catch(() => null);
    if (small) setPicture({ name: file.name, data: small });
    else setPictureError(t('This picture could not be read. Choose a PNG, JPEG or WebP file.'));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await send({
      category: category as Category,
      text,
      device: `${navigator.userAgent.slice(0, 220)} · ${innerWidth}×${innerHeight}`.slice(0, 255),
      ...(who.name.trim() && { name: who.name }),
      ...(who.email.trim() && { email: who.email }),
      ...(from?.startsWith('/') && { page: from.slice(0, 500) }),
      ...(picture && { picture: picture.data }),
    });
    settle(error);
  };
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        title={t('Report a problem')}
        summary={t('Tell us what is wrong. You need no account, and you need not say who you are.')}
        art="feelings"
      />
      {data ? (
        <FormSent title={t('Thank you for telling us')} reference={data.reference}>
          <p>
            {urgent
              ? t(
                  'It has gone to the school. If somebody is in danger now, call your local emergency number.',
                )
              : t('A person will look at it.')}
          </p>
          <p>{t('Write the reference down if you want to ask what became of it.')}</p>
        </FormSent>
      ) : (
        <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <fieldset
            className={styles['choices']}
            aria-describedby={errors['category'] ? 'category-error' : undefined}
          >
            <legend>{t('What is it about?')}</legend>
            {CATEGORIES.map(({ value, label, help }) => (
              <label key={value} className={styles['choice']}>
                <input
                  type="radio"
                  name="category"
                  value={value}
                  checked={category === value}
                  onChange={() => setCategory(value)}
                />
                <span>
                  {t(label)}
                  {help && <small>{t(help)}</small>}
                </span>
              </label>
            ))}
            {errors['category'] && (
              <p className={styles['wrong']} id="category-error" role="alert">
                {errors['category']}
              </p>
            )}
          </fieldset>
          {urgent && (
            <p className={styles['warn']} role="status">
              {t(
                'If somebody is in danger now, call your local emergency number, or tell a grown-up you trust.',
              )}
            </p>
          )}
          <TextAreaField
            label={t('What happened?')}
            maxLength={5000}
            value={text}
            error={errors['text']}
            onChange={({ target }) => setText(target.value)}
          />
          <FileField
            label={t('A picture of the screen, if you like')}
            words={picture?.name ?? t('Choose a picture')}
            accept="image/png,image/jpeg,image/webp"
            hint={picture ? t('{name} will go along.', { name: picture.name }) : t('PNG, JPEG or WebP')}
            error={pictureError || errors['picture']}
            onChange={(event) => void choose(event)}
          />
          <ContactFields
            who={who}
            errors={errors}
            labels={{ name: t('Your name, if you like'), email: t('Email, if you want an answer') }}
            onChange={setWho}
          />
          <Button type="submit" tone="main" size="lg" disabled={isLoading}>
            {isLoading ? t('Sending') : t('Send')}
          </Button>
        </form>
      )}
    </div>
  );
}

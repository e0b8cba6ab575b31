import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectSession } from '../../../api/session.ts';
import { loginPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTrackOrderMutation } from '../api.ts';
import { OpenByCode } from './OpenByCode.tsx';
import styles from './Order.module.css';

/** Without the key of the link: asks for a new link and a code to type. The answer is the same whether the order exists or not. */
export function FindOrder({ number: asked }: { number: string }) {
  const [track, { isLoading, isSuccess }] = useTrackOrderMutation();
  const { phase } = useSelector(selectSession);
  const { pathname } = useLocation();
  const [number, setNumber] = useState(asked);
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = {
      ...(!number.trim() && { number: t('Please give the number of the order.') }),
      ...(!email.includes('@') && { email: t('Please check the e-mail address.') }),
    };
    setErrors(missing);
    setTrouble(undefined);
    if (Object.keys(missing).length > 0) return;
    const { error } = await track({ number: number.trim(), trackOrderBody: { email: email.trim() } });
    if (!error) return;
    const { fields, message } = normalizeError(error);
    setErrors(fields);
    if (Object.keys(fields).length === 0) setTrouble(message);
  };
  return (
    <section className={styles['find']}>
      <h1>{t('Find your order')}</h1>
      {isSuccess ? (
        <>
          <p className={styles['sent']} role="status">
            <Icon name="mail" />
            {t(
              'If there is such an order with this e-mail address, an e-mail with its link and a code is on the way to you.',
            )}
          </p>
          <OpenByCode number={number.trim()} />
        </>
      ) : (
        <form onSubmit={(event) => void send(event)} noValidate>
          <p>{t('We send a link and a code to the e-mail address of the order.')}</p>
          <Field
            label={t('Order number')}
            name="number"
            dir="ltr"
            maxLength={40}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            error={errors['number']}
          />
          <Field
            label={t('E-mail')}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={errors['email']}
          />
          {trouble && (
            <p className={styles['trouble']} role="alert">
              <Icon name="info" />
              {trouble}
            </p>
          )}
          <Button type="submit" tone="main" size="lg" aria-disabled={isLoading || undefined}>
            {t('Send me the link and the code')}
          </Button>
        </form>
      )}
      {phase === 'visitor' && (
        <TextLink to={loginPath(pathname)} icon="person">
          {t('I have an account')}
        </TextLink>
      )}
    </section>
  );
}

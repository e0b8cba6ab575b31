import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useOpenOrderMutation } from '../api.ts';
import styles from './Order.module.css';

/** Opens an order with the code of the e-mail, for somebody who reads their e-mail on another device. */
export function OpenByCode({ number }: { number: string }) {
  const [open, { isLoading }] = useOpenOrderMutation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const digits = code.replace(/\s/g, '');
    setTrouble(undefined);
    if (!/^[0-9]{6}$/.test(digits)) return setError(t('The code has six digits.'));
    setError(undefined);
    const answer = await open({ number, orderCodeBody: { code: digits } });
    if (answer.data)
      return void navigate(`/trackorder/${answer.data.number}?key=${answer.data.key}`, { replace: true });
    const { fields, message } = normalizeError(answer.error);
    if (fields['code']) setError(fields['code']);
    else setTrouble(message);
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Field
        label={t('Code of the e-mail')}
        hint={t('Six digits. It works once, for a quarter of an hour.')}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error}
      />
      {trouble && (
        <p className={styles['trouble']} role="alert">
          <Icon name="info" />
          {trouble}
        </p>
      )}
      <Button type="submit" tone="main" size="lg" aria-disabled={isLoading || undefined}>
        {t('Open the order')}
      </Button>
    </form>
  );
}

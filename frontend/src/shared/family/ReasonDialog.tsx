import { useState, type FormEvent } from 'react';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './Family.module.css';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  text: string;
  action: string;
  busy: boolean;
  error?: string | undefined;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks for a reason before something ends; the reason is stored with the action. */
export function ReasonDialog({
  open,
  title,
  text,
  action,
  busy,
  error,
  onClose,
  onReason,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() && !busy) onReason(reason.trim());
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p>{text}</p>
        <Field
          label={t('Reason')}
          name="reason"
          autoComplete="off"
          maxLength={255}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          hint={t('Kept in the record of the school.')}
          error={error ?? (tried && !reason.trim() ? t('Please give a reason.') : undefined)}
        />
        <div className="row">
          <Button type="submit" tone="danger" aria-disabled={busy || undefined}>
            {action}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

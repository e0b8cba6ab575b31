import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../api/normalizeError.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextAreaField } from '../ui/Field.tsx';
import { showToast } from '../ui/toasts.ts';
import styles from './FaultDialog.module.css';

/** Asks a reader what is wrong with something, and confirms the report. */
export function FaultDialog<Fault extends string>({
  title,
  faults,
  first,
  readBy,
  report,
  onClose,
}: {
  title: string;
  /** Every fault with its label, in display order. */
  faults: Readonly<Record<Fault, string>>;
  /** The fault that is selected initially. */
  first: Fault;
  /** A sentence about who receives the report. */
  readBy: string;
  report: (fault: Fault, note: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}) {
  const [fault, setFault] = useState(first);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const dispatch = useDispatch();
  const send = async () => {
    setBusy(true);
    const { error } = await report(fault, note.trim());
    setBusy(false);
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    dispatch(showToast('ok', t('Thank you. Somebody will look at it.')));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <fieldset>
          <legend className="sr">{title}</legend>
          {(Object.entries(faults) as [Fault, string][]).map(([one, words]) => (
            <label key={one}>
              <input type="radio" name="fault" checked={fault === one} onChange={() => setFault(one)} />
              {words}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={t('Tell us more, if you like')}
          rows={3}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="soft">{readBy}</p>
        <div className={styles['actions']}>
          <Button type="submit" tone="main" aria-disabled={busy || undefined}>
            {t('Send')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

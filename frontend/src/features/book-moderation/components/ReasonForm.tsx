import { BOOK_REASONS, type BookReason } from '@bookgrove/contract';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { reasonLabel } from '../../../shared/books/moderationLabels.ts';
import styles from './Moderation.module.css';

/** Asks for a reason before an action; `send` resolves with whether it succeeded. */
export function ReasonForm({
  help,
  submitLabel,
  danger = false,
  busy,
  send,
  onClose,
}: {
  help: string;
  /** Label of the button. */
  submitLabel: string;
  danger?: boolean;
  busy: boolean;
  send: (why: { reason: BookReason; note: string }) => Promise<boolean>;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<BookReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason && !busy) void send({ reason, note: note.trim() }).then((done) => done && onClose());
      }}
    >
      <p>{help}</p>
      <SelectField
        label={t('Why')}
        value={reason}
        required
        error={tried && !reason ? t('Choose a reason.') : undefined}
        onChange={({ target }) => setReason(target.value as BookReason)}
      >
        <option value="">{t('Choose')}</option>
        {BOOK_REASONS.map((one) => (
          <option key={one} value={one}>
            {reasonLabel(one)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('In your own words')}
        rows={4}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" tone={danger ? 'danger' : 'main'} aria-disabled={busy || undefined}>
          {submitLabel}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

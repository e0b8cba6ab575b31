import { useState, type ReactNode } from 'react';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, TextAreaField } from '../../ui/Field.tsx';

/** Asks why before something is done, and for an address put right where there may be one. */
export function ReasonDialog({
  title,
  action,
  withAddress = false,
  onSend,
  onClose,
  children,
}: {
  title: string;
  action: string;
  withAddress?: boolean;
  /** Resolves with the error of the call, or nothing once it is done. */
  onSend: (reason: string, address: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const [reason, setReason] = useState('');
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{
    reason?: string | undefined;
    address?: string | undefined;
    other?: string | undefined;
  }>({});
  const send = async () => {
    if (busy) return;
    if (reason.trim().length < 3) return setErrors({ reason: t('Please say why, in 3 to 200 letters.') });
    setBusy(true);
    const error = await onSend(reason.trim(), address.trim());
    setBusy(false);
    if (!error) return;
    const { fields, message } = normalizeError(error);
    const named = fields['reason'] ?? fields['address'];
    setErrors({ reason: fields['reason'], address: fields['address'], other: named ? undefined : message });
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        {withAddress && (
          <Field
            label={t('Address put right')}
            hint={t('Leave it empty to use the same address.')}
            name="address"
            type="email"
            autoComplete="off"
            maxLength={255}
            value={address}
            error={errors.address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        <TextAreaField
          label={t('Reason')}
          hint={t('The audit log keeps it.')}
          name="reason"
          rows={2}
          maxLength={200}
          value={reason}
          error={errors.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {errors.other && <p role="alert">{errors.other}</p>}
        <div className="row">
          <Button type="submit" tone="main" aria-disabled={busy || undefined}>
            {action}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

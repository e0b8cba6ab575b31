import { useState, type FormEvent } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PasswordField } from '../../../ui/Field.tsx';
import styles from '../../../shared/family/Family.module.css';
import { useSaveCopyMutation } from '../api.ts';

interface FetchDialogProps {
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** A copy contains everything, so the person who downloads it has to confirm their identity again. */
export function DownloadDataDialog({ id, name, open, onClose }: FetchDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [save, { isLoading }] = useSaveCopyMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!password) {
      setError(t('Please enter your password.'));
      return;
    }
    const result = await save({ id, password });
    if (result.error) {
      const { fields, message } = normalizeError(result.error);
      setError(fields['password'] ?? message);
      return;
    }
    const link = document.createElement('a');
    link.href = result.data;
    link.download = 'bookgrove-data.zip';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    setPassword('');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('Fetch the copy')}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('Everything we know of {name}, as a ZIP. It can be fetched once: keep it safe.', { name })}</p>
        <PasswordField
          label={t('Your password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setError(undefined);
          }}
          error={error}
        />
        <p className="sr" role="alert">
          {error}
        </p>
        <div className="row">
          <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
            {t('Fetch it')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

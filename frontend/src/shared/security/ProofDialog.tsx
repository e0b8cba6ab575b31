import { MESSAGES } from '@bookgrove/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/Field.tsx';
import type { Security } from './api.ts';
import styles from './Security.module.css';
import { CodeField, RecoveryCodeField } from './CodeFields.tsx';

/** Credentials that confirm a change. */
export interface Proof {
  password?: string;
  code?: string;
  recovery_code?: string;
}

interface ProofFormProps {
  kind: Security['proof'];
  action: string;
  tone?: 'main' | 'danger';
  /** Performs the action; resolves with the server's error, if there is one. */
  onProven: (proof: Proof) => Promise<unknown>;
  children?: ReactNode;
}

/**
 * Asks for confirmation by password or second factor and then performs the action. What was typed is preserved on an
 * error.
 */
export function ProofForm({ kind, action, tone = 'main', onProven, children }: ProofFormProps) {
  const [typed, setTyped] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const change = (value: string) => {
    setTyped(value);
    setError(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (kind !== 'recent_sign_in' && !typed.trim()) {
      setError(kind === 'password' ? t(MESSAGES.passwordRequired) : t('Please enter a code from your app.'));
      return;
    }
    setBusy(true);
    const refused = await onProven(
      kind === 'password'
        ? { password: typed }
        : kind === 'code'
          ? { [recovery ? 'recovery_code' : 'code']: typed }
          : {},
    );
    setBusy(false);
    if (!refused) return;
    const { fields, message } = normalizeError(refused);
    setError(fields['password'] ?? fields['code'] ?? fields['recovery_code'] ?? message);
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      {kind === 'password' && (
        <PasswordField
          label={t('Your password')}
          name="password"
          autoComplete="current-password"
          value={typed}
          onChange={({ target }) => change(target.value)}
          error={error}
        />
      )}
      {kind === 'code' && !recovery && <CodeField code={typed} onCode={change} error={error} />}
      {kind === 'code' && recovery && <RecoveryCodeField code={typed} onCode={change} error={error} />}
      {kind === 'recent_sign_in' && error && (
        <p className={styles['problem']} role="alert">
          {error}
        </p>
      )}
      {kind === 'code' && (
        <Button
          tone="plain"
          className={styles['other']}
          onClick={() => {
            setRecovery(!recovery);
            change('');
          }}
        >
          {recovery ? t('Use a code from the app') : t('Use a recovery code')}
        </Button>
      )}
      <Button type="submit" tone={tone} size="lg" aria-disabled={busy || undefined}>
        {action}
      </Button>
    </form>
  );
}

/** The same form in a dialog. */
export function ProofDialog({
  title,
  onClose,
  ...form
}: ProofFormProps & { title: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <ProofForm {...form} />
    </Dialog>
  );
}

import { t } from '../../i18n/index.ts';
import { Field } from '../../ui/Field.tsx';

interface CodeFieldProps {
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
}

/** Field for six digits from an authenticator app; phones and password managers can fill it in. */
export const CodeField = ({ code, onCode, error }: CodeFieldProps) => (
  <Field
    label={t('Code from your app')}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    value={code}
    onChange={({ target }) => onCode(target.value)}
    error={error}
  />
);

/** Field for a recovery code, for when the authenticator app is not available. */
export const RecoveryCodeField = ({ code, onCode, error }: CodeFieldProps) => (
  <Field
    label={t('Recovery code')}
    name="recovery-code"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    value={code}
    onChange={({ target }) => onCode(target.value)}
    error={error}
  />
);

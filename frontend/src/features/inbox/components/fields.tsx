import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';

interface TextProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The slug, which is set once. */
export function AddressField({ value, error, example, onChange }: TextProps & { example: string }) {
  return (
    <Field
      label={t('Address')}
      hint={t('Small letters, digits and hyphens, e.g. {example}. It cannot be changed later.', { example })}
      maxLength={64}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A related book of the library. */
export function BookField({ value, error, onChange }: TextProps) {
  return (
    <Field
      label={t('A book that goes with it (last part of its address)')}
      maxLength={120}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

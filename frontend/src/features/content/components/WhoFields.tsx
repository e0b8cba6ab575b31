import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';

export interface Who {
  name: string;
  email: string;
}

/** Who writes to us, and where an answer reaches them. `labels` and `hint` stand in place of the usual words. */
export function WhoFields({
  who,
  errors,
  labels,
  hint,
  onChange,
}: {
  who: Who;
  errors: Record<string, string>;
  labels?: Who;
  hint?: string;
  onChange: (who: Who) => void;
}) {
  return (
    <>
      <Field
        label={labels?.name ?? t('Your name')}
        autoComplete="name"
        maxLength={120}
        value={who.name}
        error={errors['name']}
        onChange={({ target }) => onChange({ ...who, name: target.value })}
      />
      <Field
        label={labels?.email ?? t('Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={hint}
        maxLength={255}
        value={who.email}
        error={errors['email']}
        onChange={({ target }) => onChange({ ...who, email: target.value })}
      />
    </>
  );
}

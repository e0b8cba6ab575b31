import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';

export interface ContactDetails {
  name: string;
  email: string;
}

/** Name and contact details of the sender. `labels` and `hint` replace the default texts. */
export function ContactFields({
  who,
  errors,
  labels,
  hint,
  onChange,
}: {
  who: ContactDetails;
  errors: Record<string, string>;
  labels?: ContactDetails;
  hint?: string;
  onChange: (who: ContactDetails) => void;
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

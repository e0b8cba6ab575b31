import { COUNTRIES, LIMITS } from '@bookgrove/contract';
import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { locale, t } from '../../../i18n/index.ts';
import { Checkbox, PasswordField, SelectField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './FormParts.module.css';

type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> & {
  error?: string | undefined;
};

/** An error message above the form; announced by screen readers at once. */
export function FormError({ message, children }: { message: string | undefined; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div role="alert" ref={box}>
      {message && (
        <div className={styles['trouble']}>
          <b>{message}</b>
          {children}
        </div>
      )}
    </div>
  );
}

/** Two fields for a new password, with its rules; each rule is marked when the password meets it. */
export function NewPassword({
  first,
  second,
  labels = [t('Password'), t('Confirm Password')],
}: {
  first: FieldProps;
  second: FieldProps;
  labels?: [string, string];
}) {
  const typed = String(first.value ?? '');
  const again = String(second.value ?? '');
  const rules = [
    { words: t('At least 8 characters'), kept: typed.length >= LIMITS.passwordMin },
    { words: t('Both the same'), kept: typed !== '' && typed === again },
  ];
  return (
    <>
      <PasswordField
        label={labels[0]}
        autoComplete="new-password"
        hint={t('Three words that do not belong together are easy to keep. No name, no row of keys.')}
        {...first}
      />
      <PasswordField label={labels[1]} autoComplete="new-password" {...second} />
      <ul className={styles['rules']}>
        {rules.map(({ words, kept }) => (
          <li key={words} data-kept={kept}>
            <Icon name={kept ? 'check' : 'more'} />
            {words}
            {kept && <span className="sr">{t('done')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** All countries by name, in the interface language. */
export function CountryField({
  error,
  ...select
}: { error?: string | undefined } & Omit<ComponentProps<'select'>, 'children'>) {
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale(), { type: 'region' });
    return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
      a.name.localeCompare(b.name, locale()),
    );
  }, []);
  return (
    <SelectField label={t('Country')} autoComplete="country" error={error} {...select}>
      <option value="">{t('Choose a country')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** A checkbox with an error message. */
export function CheckboxField({
  label,
  error,
  ...input
}: { label: string; error?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>) {
  const id = `${input.name}-error`;
  return (
    <div className={styles['tick']}>
      <Checkbox label={label} {...input} {...(error && { 'aria-invalid': true, 'aria-describedby': id })} />
      {error && (
        <p className={styles['error']} id={id}>
          <Icon name="info" />
          {error}
        </p>
      )}
    </div>
  );
}

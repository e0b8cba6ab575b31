import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Field.module.css';

export interface Frame {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  icon?: IconName;
  /** Shows the label to screen readers only, where the context is clear visually. */
  labelHidden?: boolean;
}

interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export function FieldFrame({
  label,
  hint,
  error,
  icon,
  labelHidden,
  end,
  children,
}: Frame & { end?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={labelHidden ? 'sr' : undefined}>
        {label}
      </label>
      <div className={error ? `${styles['input']} ${styles['wrong']}` : styles['input']}>
        {icon && <Icon name={icon} />}
        {children({
          id,
          ...(error && { 'aria-invalid': true }),
          ...(described && { 'aria-describedby': described }),
        })}
        {end}
      </div>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="info" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled text field with its hint and its error. */
export function Field({
  label,
  hint,
  error,
  icon,
  labelHidden,
  ...input
}: Frame & Omit<ComponentProps<'input'>, keyof Frame>) {
  return (
    <FieldFrame {...frame({ label, hint, error, icon, labelHidden })}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}

/** A text field with several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  labelHidden,
  ...area
}: Omit<Frame, 'icon'> & Omit<ComponentProps<'textarea'>, keyof Frame>) {
  return (
    <FieldFrame {...frame({ label, hint, error, labelHidden })}>
      {(control) => <textarea rows={6} {...area} {...control} />}
    </FieldFrame>
  );
}

/** A native select, which works best on phones. */
export function SelectField({
  label,
  hint,
  error,
  icon,
  labelHidden,
  children,
  ...select
}: Frame & Omit<ComponentProps<'select'>, keyof Frame>) {
  return (
    <FieldFrame
      {...frame({ label, hint, error, icon, labelHidden })}
      end={<Icon name="down" className={styles['arrow']} />}
    >
      {(control) => (
        <select {...select} {...control}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}

/** A password field with a button that shows the text; pasting and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: Omit<Frame, 'icon' | 'labelHidden'> & Omit<ComponentProps<'input'>, keyof Frame | 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame
      {...frame({ label, hint, error })}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? t('Hide the password') : t('Show the password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    >
      {(control) => (
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
        />
      )}
    </FieldFrame>
  );
}

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}

export function frame({
  label,
  hint,
  error,
  icon,
  labelHidden,
}: { [Key in keyof Frame]: Frame[Key] | undefined } & { label: string }): Frame {
  return { label, hint, error, ...(icon && { icon }), ...(labelHidden && { labelHidden }) };
}

import { useState, type ComponentProps, type ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { useSubmit } from '../useSubmit.ts';
import styles from './Leaders.module.css';

/** Fields with one submit button. */
export function SendForm({
  action,
  tone,
  busy,
  onSend,
  children,
}: {
  action: string;
  tone?: 'main';
  busy: boolean;
  onSend: () => void;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <div className={styles['row']}>
        <Button type="submit" {...(tone && { tone })} aria-disabled={busy || undefined}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/**
 * Form that sends a message to an e-mail address of the school, without revealing whether the address has an account.
 */
export function MessageTo({
  name,
  action,
  done,
  words,
  onSend,
}: {
  /** Prefix of the field names, because a page may contain two of these forms. */
  name: string;
  action: string;
  /** Message on success. */
  done: string;
  words: Pick<ComponentProps<typeof TextAreaField>, 'label' | 'hint' | 'rows' | 'maxLength'> & {
    /** Name of the text in the server's validation errors. */
    member: string;
  };
  onSend: (to: {
    email: string;
    words: string;
  }) => ReturnType<Parameters<ReturnType<typeof useSubmit>['send']>[0]>;
}) {
  const { busy, wrong, send } = useSubmit();
  const [email, setEmail] = useState('');
  const [text, setText] = useState('');
  const { member, ...area } = words;
  const submit = async () => {
    if (!(await send(() => onSend({ email: email.trim(), words: text.trim() }), done))) return;
    setEmail('');
    setText('');
  };
  return (
    <SendForm action={action} busy={busy} onSend={() => void submit()}>
      <Field
        label={t('Their e-mail address at this school')}
        type="email"
        name={`${name}-email`}
        autoComplete="off"
        value={email}
        error={wrong['email']}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextAreaField
        {...area}
        name={`${name}-words`}
        value={text}
        error={wrong[member]}
        onChange={({ target }) => setText(target.value)}
      />
    </SendForm>
  );
}

import { useState, type ComponentProps, type ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { useSend } from '../useSend.ts';
import styles from './Leaders.module.css';

/** Fields and the one button that sends them. */
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

/** Some words to somebody of the school, by an address of which nobody learns whether it is known here. */
export function WordsTo({
  name,
  action,
  done,
  words,
  onSend,
}: {
  /** Begins the names of the fields, of which a page may have two. */
  name: string;
  action: string;
  /** What is said when it went well. */
  done: string;
  words: Pick<ComponentProps<typeof TextAreaField>, 'label' | 'hint' | 'rows' | 'maxLength'> & {
    /** What the server calls them. */
    member: string;
  };
  onSend: (to: {
    email: string;
    words: string;
  }) => ReturnType<Parameters<ReturnType<typeof useSend>['send']>[0]>;
}) {
  const { busy, wrong, send } = useSend();
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

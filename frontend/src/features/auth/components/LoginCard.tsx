import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './LoginCard.module.css';

interface LoginCardProps {
  picture: ReactNode;
  title: string;
  text?: string;
  /** Label of the main button; null: the step has none. */
  action: string | null;
  busy: boolean;
  onSubmit: () => void;
  /** Alternative action below the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Layout of one sign-in step: a picture, the fields, one main button. */
export function LoginCard({ picture, title, text, action, busy, onSubmit, foot, children }: LoginCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className={styles['card']} onSubmit={submit} noValidate>
      <div className={styles['picture']}>{picture}</div>
      <div className={styles['words']}>
        <h1>{title}</h1>
        {text && <p className="soft">{text}</p>}
        {children}
        {action !== null && (
          <Button type="submit" tone="main" size="lg" iconEnd="next" aria-disabled={busy || undefined}>
            {action}
          </Button>
        )}
        {foot}
      </div>
    </form>
  );
}

/** Moves the focus to a field that was refused, once its message is rendered, so that both are announced. */
export function focusField(name: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus());
}

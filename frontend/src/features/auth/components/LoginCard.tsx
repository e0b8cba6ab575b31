import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './LoginCard.module.css';

interface LoginCardProps {
  picture: ReactNode;
  title: string;
  text?: string;
  /** Words of the large button; null: this step has none. */
  action: string | null;
  busy: boolean;
  onSubmit: () => void;
  /** Another way, below the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One question at a time: a picture, the fields, one large button. */
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

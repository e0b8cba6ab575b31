import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './LoginCard.module.css';

interface LoginCardProps {
  picture: ReactNode;
  title: string;
  text?: string;
  action: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question at a time: a picture, the fields, one large button. */
export function LoginCard({ picture, title, text, action, busy, onSubmit, children }: LoginCardProps) {
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
        <Button type="submit" tone="main" size="lg" iconEnd="next" aria-disabled={busy || undefined}>
          {action}
        </Button>
      </div>
    </form>
  );
}

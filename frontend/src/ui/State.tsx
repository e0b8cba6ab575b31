import type { ReactNode } from 'react';
import { Art } from './Art.tsx';
import styles from './State.module.css';

type Scene = 'empty' | 'no-match' | 'error' | 'offline' | 'gate' | 'lost';

interface StateProps {
  scene: Scene;
  title: string;
  children?: ReactNode;
  /** The one action, and perhaps a way round. */
  actions?: ReactNode;
  /** What to quote when asking for help. */
  reference?: string | null;
  /** The page's own heading, when nothing else is on it. */
  asPage?: boolean;
}

/** What is shown where content should be: a picture, a plain sentence, one action. */
export function State({ scene, title, children, actions, reference, asPage = false }: StateProps) {
  const Heading = asPage ? 'h1' : 'h2';
  return (
    <section className={styles['state']}>
      <Art file="states" name={scene} viewBox={scene === 'lost' ? '0 0 480 340' : '0 0 320 220'} />
      <div>
        <Heading>{title}</Heading>
        {children && <div className={styles['text']}>{children}</div>}
        {actions && <div className={styles['actions']}>{actions}</div>}
        {reference && <p className={styles['reference']}>{reference}</p>}
      </div>
    </section>
  );
}

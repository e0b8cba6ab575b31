import type { ReactNode } from 'react';
import { Art } from './Art.tsx';
import styles from './State.module.css';

type Scene = 'empty' | 'no-match' | 'error' | 'offline' | 'gate' | 'lost';

interface StateProps {
  scene: Scene;
  title: string;
  children?: ReactNode;
  /** The primary action, and possibly an alternative. */
  actions?: ReactNode;
  /** Reference to quote in a support request. */
  reference?: string | null;
  /** Whether its heading is that of the page, because there is nothing else on it. */
  asPage?: boolean;
}

/** Shown in place of missing content: a picture, a sentence, one action. */
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

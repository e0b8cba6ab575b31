import styles from './Status.module.css';

/** Circle = fine, half circle = waiting, square = broken, ring = put away. */
export type StatusKind = 'ok' | 'wait' | 'bad' | 'info' | 'off';

/** A status is a shape, a fixed colour and a word, in every school the same. */
export function Status({ kind, label }: { kind: StatusKind; label: string }) {
  return (
    <span className={styles['status']} data-kind={kind}>
      {label}
    </span>
  );
}

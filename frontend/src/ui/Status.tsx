import styles from './Status.module.css';

/** Circle = fine, half circle = waiting, square = broken, ring = archived. */
export type StatusKind = 'ok' | 'wait' | 'bad' | 'info' | 'off';

/** A status as a shape, a fixed colour and a word, the same in every school. */
export function Status({ kind, label }: { kind: StatusKind; label: string }) {
  return (
    <span className={styles['status']} data-kind={kind}>
      {label}
    </span>
  );
}

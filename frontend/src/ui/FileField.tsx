import type { ComponentProps } from 'react';
import { FieldFrame, frame, type Frame } from './Field.tsx';
import styles from './Field.module.css';

/** A file of one's own. The browser's words for it are in the browser's language, so ours stand in front of them. */
export function FileField({
  label,
  hint,
  error,
  words,
  ...input
}: Omit<Frame, 'icon' | 'labelHidden'> & {
  /** What stands in the field: an invitation to choose, or the name of what was chosen. */
  words: string;
} & Omit<ComponentProps<'input'>, keyof Frame | 'type'>) {
  return (
    <FieldFrame {...frame({ label, hint, error })} icon="upload">
      {(control) => (
        <span className={styles['file']}>
          <bdi aria-hidden="true">{words}</bdi>
          <input {...input} {...control} type="file" />
        </span>
      )}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { FieldFrame, frame, type Frame } from './Field.tsx';
import styles from './Field.module.css';

/** A file field. The native text is in the browser's language, so it is covered by this app's text. */
export function FileField({
  label,
  hint,
  error,
  words,
  ...input
}: Omit<Frame, 'icon' | 'labelHidden'> & {
  /** The text in the field: an invitation to choose, or the name of the chosen file. */
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

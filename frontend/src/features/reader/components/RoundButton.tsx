import type { ComponentProps, ReactNode } from 'react';
import styles from './RoundButton.module.css';

const shapes = {
  play: 'M8 5l11 7l-11 7Z',
  pause: 'M8.500 6v12M15.500 6v12',
  contents: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16.5 16.5L21 21',
  bookmark: 'M7 4h10v16l-5-4l-5 4Z',
  grow: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

type RoundButtonProps = {
  label: string;
  /** An icon, or `children` in its place. */
  shape?: keyof typeof shapes;
  children?: ReactNode;
} & Omit<ComponentProps<'button'>, 'aria-label'>;

/** A round button of the reader's top bar; filled while its option is on. */
export function RoundButton({ label, shape, children, className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={className ? `${styles['round']} ${className}` : styles['round']}
      {...rest}
    >
      {shape ? (
        <svg viewBox="0 0 24 24" aria-hidden="true" data-shape={shape}>
          <path d={shapes[shape]} />
        </svg>
      ) : (
        children
      )}
    </button>
  );
}

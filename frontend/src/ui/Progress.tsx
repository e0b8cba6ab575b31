import styles from './Progress.module.css';

/** A labelled progress bar, 0 to 100. */
export function Progress({
  label,
  value,
  className,
}: {
  label: string;
  value: number;
  className?: string | undefined;
}) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      className={className ? `${styles['bar']} ${className}` : styles['bar']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

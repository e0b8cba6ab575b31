import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

export interface Option<T extends string> {
  value: T;
  /** The option's name: shown, or read out where `picture` is shown. */
  label: string;
  picture?: ReactNode;
  className?: string | undefined;
}

interface ChoiceProps<T extends string> {
  legend: string;
  /** Shown at the end of the legend's line. */
  note?: string;
  /** `pairs`: segments in two columns. */
  shape?: 'segments' | 'pairs' | 'swatches';
  options: Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A group of radio buttons that look like segments or swatches. */
export function Choice<T extends string>({
  legend,
  note,
  shape = 'segments',
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>
        {legend} {note && <span>{note}</span>}
      </legend>
      <div className={shape === 'pairs' ? `${styles['segments']} ${styles['pairs']}` : styles[shape]}>
        {options.map((option) => (
          <label key={option.value} className={option.className}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.picture ? { 'aria-label': option.label } : {})}
            />
            {option.picture ?? option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

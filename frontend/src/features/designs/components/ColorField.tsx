import { DESIGN_COLORS, type DesignColor } from '@bookgrove/contract';
import { useId } from 'react';
import { t } from '../../../i18n/index.ts';
import { COLOR_NAMES } from '../../../shared/art/designLabels.ts';
import styles from './Panels.module.css';

/** One colour of the palette. */
export function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: DesignColor;
  onChange: (color: DesignColor) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles['colors']}>
      <legend>
        {label}: <span>{t(COLOR_NAMES[value])}</span>
      </legend>
      {(Object.keys(DESIGN_COLORS) as DesignColor[]).map((color) => (
        <label key={color} title={t(COLOR_NAMES[color])}>
          <input
            type="radio"
            name={name}
            checked={color === value}
            onChange={() => onChange(color)}
            aria-label={t(COLOR_NAMES[color])}
          />
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="14" fill={DESIGN_COLORS[color]} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}

import { DESIGN_COLORS, DESIGN_PATTERNS, type DesignBody } from '@bookgrove/contract';
import { useId, type Dispatch } from 'react';
import { t } from '../../../i18n/index.ts';
import { patternOf } from '@bookgrove/contract/art';
import { PATTERN_NAMES } from '../../../shared/art/designLabels.ts';
import type { Step, Work } from '../model.ts';
import { ColorField } from './ColorField.tsx';
import styles from './Panels.module.css';

/** Colour and pattern of the page's background. */
export function BackgroundPanel({ work: { body }, step }: { work: Work; step: Dispatch<Step> }) {
  const name = useId();
  const set = (ground: Partial<DesignBody['ground']>) =>
    step({
      do: 'change',
      mark: `ground ${Object.keys(ground).join()}`,
      body: { ...body, ground: { ...body.ground, ...ground } },
    });
  return (
    <details className={styles['panel']}>
      <summary>{t('Ground of the page')}</summary>
      <div className={styles['inside']}>
        <fieldset className={styles['patterns']}>
          <legend>{t('Pattern')}</legend>
          {DESIGN_PATTERNS.map((pattern) => (
            <label key={pattern}>
              <input
                type="radio"
                name={name}
                checked={body.ground.pattern === pattern}
                onChange={() => set({ pattern })}
              />
              <svg viewBox="0 0 300 300" aria-hidden="true">
                <rect width="300" height="300" fill={DESIGN_COLORS[body.ground.color]} />
                {patternOf(pattern, 300, 300).map(({ d, opacity, stroke }, index) => (
                  <path
                    key={index}
                    d={d}
                    opacity={opacity}
                    fill={stroke ? 'none' : DESIGN_COLORS[body.ground.second]}
                    stroke={stroke ? DESIGN_COLORS[body.ground.second] : 'none'}
                    strokeWidth={stroke}
                  />
                ))}
              </svg>
              <span>{t(PATTERN_NAMES[pattern])}</span>
            </label>
          ))}
        </fieldset>
        <ColorField label={t('Colour')} value={body.ground.color} onChange={(color) => set({ color })} />
        <ColorField
          label={t('Colour of the pattern')}
          value={body.ground.second}
          onChange={(second) => set({ second })}
        />
      </div>
    </details>
  );
}

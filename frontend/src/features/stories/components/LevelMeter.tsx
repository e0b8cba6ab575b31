import { levelOf } from '@bookgrove/contract/stories';
import { useMemo } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { BANDS, FORMULAS } from '../labels.ts';
import styles from './Side.module.css';

/** The reading level of the story, by a named open formula. It rates the text, never the child. */
export function LevelMeter({ texts, language }: { texts: string[]; language: string }) {
  const joined = texts.join('\n\n');
  const level = useMemo(() => levelOf(joined.split('\n\n'), language), [joined, language]);
  return (
    <section className={styles['card']}>
      <h2>{t('How hard is it to read?')}</h2>
      {level ? (
        <>
          <Gauge band={level.band} />
          <p className={styles['band']}>{t(BANDS[level.band])}</p>
          <dl className={styles['numbers']}>
            <Number
              value={texts.length}
              label={t('{count, plural, one {page} other {pages}}', { count: texts.length })}
            />
            <Number
              value={level.words}
              label={t('{count, plural, one {word} other {words}}', { count: level.words })}
            />
            <Number value={level.longest} label={t('in the longest sentence')} />
          </dl>
          <p className={styles['small']}>{t(FORMULAS[level.formula])}</p>
        </>
      ) : (
        <p>{t('Write a few more words, then we can tell.')}</p>
      )}
    </section>
  );
}

function Number({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{formatNumber(value)}</dd>
    </div>
  );
}

const ARCS = ['var(--brand-soft)', 'var(--book-button)', 'var(--announce)', 'var(--brand-strong)'];

function Gauge({ band }: { band: number }) {
  const point = (part: number, radius: number): string => {
    const angle = Math.PI * (1 - part);
    return `${(110 + radius * Math.cos(angle)).toFixed(1)} ${(112 - radius * Math.sin(angle)).toFixed(1)}`;
  };
  const arc = (from: number, to: number): string =>
    `M${point(from, 104)}A104 104 0 0 1 ${point(to, 104)}L${point(to, 68)}A68 68 0 0 0 ${point(from, 68)}Z`;
  return (
    <svg className={styles['gauge']} viewBox="0 0 220 126" aria-hidden="true">
      {ARCS.map((fill, index) => (
        <path key={fill} d={arc(index * 0.25 + 0.006, index * 0.25 + 0.244)} fill={fill} />
      ))}
      <path
        d={`M${point((band + 0.5) / 4, 74)}L110 112`}
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="110" cy="112" r="11" fill="var(--ink)" />
    </svg>
  );
}

import type { SetupStep } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import styles from './SetupBlock.module.css';
import { SetupList } from './SetupList.tsx';
import { SETUP_WORDS } from '../setupWords.ts';

/** The setup progress of a new school: completed steps, and the next step with its button. */
export function SetupBlock({ steps: declared }: { steps: SetupStep[] }) {
  const steps = declared.filter(({ step }) => SETUP_WORDS[step]);
  const done = steps.filter((step) => step.done).length;
  const all = steps.length;
  const next = steps.find((step) => !step.done)?.step;
  return (
    <section className={styles['block']} aria-labelledby="open-the-doors">
      <div className={styles['face']}>
        <h2 id="open-the-doors">{done === all ? t('The doors are open') : t('Open the doors')}</h2>
        <p>{t('{done} of {all} steps done', { done, all })}</p>
        <Shelf done={done} all={all} />
      </div>
      <div className={styles['steps']}>
        <SetupList
          steps={steps}
          help={(step) => (
            <ButtonLink size="sm" tone={step === next ? 'main' : 'line'} to={SETUP_WORDS[step]!.to}>
              {t(SETUP_WORDS[step]!.label)}
            </ButtonLink>
          )}
        />
      </div>
    </section>
  );
}

const TOPS = [104, 90, 78, 112, 96, 86];
const FILLS = ['var(--book-button)', 'var(--announce)', 'var(--brand-soft)', 'var(--paper)'];

/** A bookshelf with a book for every step: completed ones are filled, the others outlined. */
function Shelf({ done, all }: { done: number; all: number }) {
  return (
    <svg viewBox="0 0 240 190" aria-hidden="true" className={styles['shelf']}>
      <circle cx="176" cy="56" r="44" fill="var(--book-button)" />
      <path d="M176 12a44 44 0 0 1 0 88Z" fill="var(--announce)" />
      {Array.from({ length: all }, (_, index) => {
        const [x, y] = [20 + index * 44, TOPS[index % TOPS.length]!];
        const book = { x, y, width: 34, height: 158 - y, rx: 3 };
        return index < done ? (
          <g key={index}>
            <rect {...book} fill={FILLS[index % FILLS.length]} />
            <rect x={x} y={y + 12} width="34" height="7" fill="var(--brand-strong)" />
          </g>
        ) : (
          <rect
            key={index}
            {...book}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeDasharray="6 5"
          />
        );
      })}
      <rect y="158" width="240" height="32" fill="var(--brand)" />
    </svg>
  );
}

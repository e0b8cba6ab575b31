import type { SetupStep } from '@bookgrove/api-client';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import styles from './SetupBlock.module.css';
import { SetupList } from './SetupList.tsx';

/** The screen for each step. Only the platform's team can upload the logo. */
const WAYS: Record<SetupStep['step'], { to: string; label: string }> = {
  logo: { to: paths.contact, label: 'Send it to us' },
  people: { to: paths.adminInvitations, label: 'Invite people' },
  classes: { to: paths.adminAddClass, label: 'Add a class' },
  books: { to: paths.upload, label: 'Upload a book' },
};

/** The setup progress of a new school: completed steps, and the next step with its button. */
export function SetupBlock({ steps }: { steps: SetupStep[] }) {
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
            <ButtonLink size="sm" tone={step === next ? 'main' : 'line'} to={WAYS[step].to}>
              {t(WAYS[step].label)}
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

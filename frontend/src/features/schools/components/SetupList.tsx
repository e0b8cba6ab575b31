import type { SetupStep } from '@bookgrove/api-client';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SETUP_WORDS } from '../setupWords.ts';
import styles from './SetupList.module.css';

interface SetupListProps {
  steps: SetupStep[];
  /** Additional help for a step that is not completed. */
  help?: (step: SetupStep['step']) => ReactNode;
}

/** The setup steps of a school, computed from its data. The first incomplete one is marked. */
export function SetupList({ steps, help }: SetupListProps) {
  const next = steps.find(({ done }) => !done)?.step;
  return (
    <ol className={styles['steps']}>
      {steps.map(({ step, done }, index) => (
        <li key={step} data-state={done ? 'done' : step === next ? 'next' : 'later'}>
          <span className={styles['mark']} aria-hidden="true">
            {done ? <Icon name="check" /> : index + 1}
          </span>
          <span className={styles['words']}>
            <b>{t(SETUP_WORDS[step]!.name)}</b>
            <small>{done ? t('Done') : t(SETUP_WORDS[step]!.why)}</small>
          </span>
          {!done && help && <span className={styles['help']}>{help(step)}</span>}
        </li>
      ))}
    </ol>
  );
}

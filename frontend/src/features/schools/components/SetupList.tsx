import type { SetupStep } from '@bookgrove/api-client';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Status } from '../../../ui/Status.tsx';
import styles from './SetupList.module.css';

const NAMES: Record<SetupStep['step'], string> = {
  logo: 'A logo',
  people: 'Teachers and students',
  classes: 'A first class',
  books: 'A first book of the school’s own',
};

/** What is done of setting a school up, counted by what is really there. */
export function SetupList({
  steps,
  help,
}: {
  steps: SetupStep[];
  help?: (step: SetupStep['step']) => ReactNode;
}) {
  return (
    <ul className={styles['steps']}>
      {steps.map(({ step, done }) => (
        <li key={step}>
          <b>{t(NAMES[step])}</b>
          <Status kind={done ? 'ok' : 'wait'} label={done ? t('Done') : t('To do')} />
          {!done && help && <span>{help(step)}</span>}
        </li>
      ))}
    </ul>
  );
}

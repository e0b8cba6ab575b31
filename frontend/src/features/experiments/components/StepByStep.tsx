import type { ExperimentView } from '@bookgrove/api-client';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import StepPicture from './StepPicture.tsx';
import styles from './Steps.module.css';
import { Timer } from './Timer.tsx';

/** Shows one step at a time, in large text that can be read from across a table. */
export function StepByStep({
  experiment,
  open,
  onClose,
}: {
  experiment: ExperimentView;
  open: boolean;
  onClose: () => void;
}) {
  const { steps, safety, locale, dir } = experiment;
  // The safety instructions are the first step.
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open) setAt(0);
  }, [open]);
  const go = (to: number) => {
    setAt(to);
    // Announces the new step to screen readers.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const step = at === 0 ? null : steps[at - 1];
  const last = at === steps.length;
  return (
    <Dialog open={open} onClose={onClose} title={experiment.title} shape="wide">
      <div className={styles['walk']}>
        <progress
          value={at}
          max={steps.length}
          aria-label={t('Step {at} of {all}', { at, all: steps.length })}
        />
        <h3 ref={heading} tabIndex={-1}>
          {step ? t('Step {at} of {all}', { at, all: steps.length }) : t('Before you begin')}
        </h3>
        {step?.picture && (
          <div className={styles['picture']}>
            <StepPicture picture={step.picture} />
          </div>
        )}
        {step ? (
          <p className={styles['now']} lang={locale} dir={dir}>
            {step.text}
          </p>
        ) : (
          <ul className={styles['now']} lang={locale} dir={dir}>
            {safety.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {step && step.seconds > 0 && <Timer key={at} seconds={step.seconds} />}
        <div className={styles['ways']}>
          <Button size="lg" icon="before" disabled={at === 0} onClick={() => go(at - 1)}>
            {t('Back')}
          </Button>
          {last ? (
            <Button tone="main" size="lg" icon="check" onClick={onClose}>
              {t('Done: write down what you saw')}
            </Button>
          ) : (
            <Button tone="main" size="lg" iconEnd="next" onClick={() => go(at + 1)}>
              {at === 0 ? t('I am ready') : t('Next step')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

import { t } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';
import styles from './Stepper.module.css';

export interface StepOfMany {
  label: string;
  /** Nothing is left to do in it; shown by a tick. */
  done: boolean;
}

/** The steps of something longer, the current one marked; with `onStep` each is a button that opens it. */
export function Stepper({
  steps,
  at,
  onStep,
}: {
  steps: readonly StepOfMany[];
  /** Position of the current step; after the last one when all are done. */
  at: number;
  /** Null: the steps are buttons, and only the current one is enabled. */
  onStep?: ((to: number) => void) | null;
}) {
  return (
    <ol className={styles['steps']} aria-label={t('Steps')}>
      {steps.map((step, index) => {
        const current = index === at ? ('step' as const) : undefined;
        const content = (
          <>
            <b aria-hidden="true">{step.done ? <Icon name="check" /> : index + 1}</b>
            {step.label}
          </>
        );
        return (
          <li key={step.label} data-done={step.done || undefined} data-current={current}>
            {onStep === undefined ? (
              <span aria-current={current}>
                {content}
                {step.done && <span className="sr">{t('Done')}</span>}
              </span>
            ) : (
              <button
                type="button"
                aria-current={current}
                disabled={!onStep && !current}
                onClick={() => onStep?.(index)}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

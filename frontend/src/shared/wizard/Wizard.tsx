import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { saveStateLabel, type SaveState } from './useSavedDraft.ts';
import styles from './Wizard.module.css';

/** Steps of every upload wizard, in order. */
const WIZARD_STEPS = ['file', 'about', 'rights', 'preview'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

const STEPS: Record<WizardStep, string> = {
  file: 'File',
  about: 'About it',
  rights: 'Rights',
  preview: 'Look and send',
};

/** The step in the address, and the function that opens another one. */
export function useStep(): [WizardStep, (to: WizardStep) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = WIZARD_STEPS.find((one) => one === params.get('step'));
  return [wanted ?? 'file', (to) => setParams({ step: to })];
}

/** Progress through the steps; those without anything to fix have a tick. */
export function Steps({
  step,
  open,
  onStep,
}: {
  step: WizardStep;
  /** Steps with something to fix. */
  open: readonly WizardStep[];
  /** Without it only the current step is enabled, because there is no draft yet. */
  onStep?: (to: WizardStep) => void;
}) {
  return (
    <Stepper
      steps={WIZARD_STEPS.map((one) => ({
        label: t(STEPS[one]),
        done: !open.includes(one) && one !== 'preview',
      }))}
      at={WIZARD_STEPS.indexOf(step)}
      onStep={onStep ? (to) => onStep(WIZARD_STEPS[to]!) : null}
    />
  );
}

/** A wizard for a contribution: one step at a time, saved automatically. */
export function Wizard({
  title,
  state,
  step,
  onStep,
  open,
  note,
  children,
  end,
}: {
  title: string;
  state: SaveState;
  step: WizardStep;
  onStep: (to: WizardStep) => void;
  open: readonly WizardStep[];
  /** Changes that a moderator requested. */
  note?: ReactNode;
  children: ReactNode;
  /** Buttons of the last step. */
  end: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const came = useRef(step);
  useEffect(() => {
    if (came.current === step) return;
    came.current = step;
    heading.current?.focus();
  }, [step]);
  const at = WIZARD_STEPS.indexOf(step);
  return (
    <div className={styles['frame']}>
      <div className={styles['head']}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className="soft" role="status">
          {saveStateLabel(state)}
        </p>
      </div>
      {note}
      <Steps step={step} open={open} onStep={onStep} />
      <section className={styles['panel']} aria-labelledby="step-name">
        <h2 id="step-name" ref={heading} tabIndex={-1}>
          {t(STEPS[step])}
        </h2>
        {children}
        <div className={styles['foot']}>
          {at > 0 && (
            <Button icon="before" onClick={() => onStep(WIZARD_STEPS[at - 1]!)}>
              {t('Back')}
            </Button>
          )}
          {step === 'preview' ? (
            end
          ) : (
            <Button tone="main" iconEnd="next" onClick={() => onStep(WIZARD_STEPS[at + 1]!)}>
              {t('Next step')}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

/** Shows the changes that a moderator requested. */
export function ReviewComment({ who, words }: { who: string; words: string }) {
  return (
    <p className={styles['comment']}>
      <b>{who}</b> <span dir="auto">{words}</span>
    </p>
  );
}

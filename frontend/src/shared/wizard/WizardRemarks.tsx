import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { WizardStep } from './Wizard.tsx';
import styles from './Wizard.module.css';

/** Something that is missing or should be improved. */
export interface RemarkToFix {
  key: string;
  words: string;
  step: WizardStep;
  /** Whether it prevents submitting. */
  must: boolean;
  /** A button that fixes it directly. */
  fix?: { label: string; run: () => void } | null;
}

/** Remarks on the draft: each with a fix in place where possible, otherwise with a link to its step. */
export function WizardRemarks({
  remarks,
  step,
  onStep,
}: {
  remarks: RemarkToFix[];
  /** The current step: remarks about it need no link. */
  step: WizardStep;
  onStep: (step: WizardStep) => void;
}) {
  // The file step already shows the state of the check.
  const here = remarks.filter(
    (remark) => step === 'preview' || (remark.step === step && remark.key !== 'file-waiting'),
  );
  if (here.length === 0) return null;
  return (
    <ul className={styles['remarks']} aria-label={t('To mend')}>
      {here.map(({ key, words, step: where, must, fix }) => (
        <li key={key} data-must={must || undefined}>
          <span>{words}</span>
          {fix ? (
            <Button size="sm" icon="check" onClick={fix.run}>
              {fix.label}
            </Button>
          ) : (
            where !== step && (
              <Button size="sm" onClick={() => onStep(where)}>
                {t('Mend it')}
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

/** Steps with a remark that prevents submitting. */
export const openSteps = (remarks: readonly RemarkToFix[]): WizardStep[] =>
  remarks.filter(({ must }) => must).map(({ step }) => step);

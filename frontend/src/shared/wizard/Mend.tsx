import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { WizardStep } from './Wizard.tsx';
import styles from './Wizard.module.css';

/** Something that is missing or worth a look. */
export interface ToMend {
  key: string;
  words: string;
  step: WizardStep;
  /** It stands in the way of sending. */
  must: boolean;
  /** What mends it with one press. */
  fix?: { label: string; run: () => void } | null;
}

/** What is missing or worth a look: each with what mends it, here where it can be, or with the way to its step. */
export function Mend({
  remarks,
  step,
  onStep,
}: {
  remarks: ToMend[];
  /** Where its reader is: what is mended here needs no way there. */
  step: WizardStep;
  onStep: (step: WizardStep) => void;
}) {
  // How the check goes stands in the file's own step already.
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

/** Steps in which something stands in the way. */
export const openSteps = (remarks: readonly ToMend[]): WizardStep[] =>
  remarks.filter(({ must }) => must).map(({ step }) => step);

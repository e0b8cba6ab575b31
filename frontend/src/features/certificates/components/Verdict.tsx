import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Status } from '../../../ui/Status.tsx';
import type { CertificateView } from '../api.ts';
import { reasonLabel, stateLabel } from '../labels.ts';
import styles from './Certificates.module.css';

/** Whether a certificate is valid, in words; with the date and the reason when it is not. */
export function Verdict({ certificate }: { certificate: CertificateView }) {
  const { state, revoked_at: at, reason, school, number } = certificate;
  const { kind, label } = stateLabel(state);
  return (
    <div className={styles['verdict']} data-state={state}>
      <Status kind={kind} label={label} />
      <p>
        {state === 'valid'
          ? t('{school} gave this certificate. Compare every line with the paper.', { school })
          : state === 'expired'
            ? t('This certificate was valid, and its time is over.')
            : state === 'revoked'
              ? t('{school} took this certificate back on {day}.', { school, day: formatDay(at ?? '') })
              : t('A corrected certificate replaced this one on {day}.', { day: formatDay(at ?? '') })}
      </p>
      {reason && <p>{reasonLabel(reason)}</p>}
      <p className="num">
        {t('Number')} <b dir="ltr">{number}</b>
      </p>
    </div>
  );
}

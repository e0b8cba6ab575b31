import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../../api/normalizeError.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../../i18n/format.ts';
import { t } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Status } from '../../../../ui/Status.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import {
  useBeginTotpMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTotpMutation,
  useTurnOnTotpMutation,
  type Security,
  type TotpKey,
} from '../../../../shared/security/api.ts';
import { ProofDialog, ProofForm, type Proof } from '../../../../shared/security/ProofDialog.tsx';
import { RecoveryCodes } from '../../../../shared/security/RecoveryCodes.tsx';
import styles from '../../../../shared/security/Security.module.css';
import { TotpKeyCard } from '../../../../shared/security/TotpKeyCard.tsx';

type Open = 'set-up' | 'renew' | 'turn-off' | null;
const FEW_CODES = 3;

/** Codes from an authenticator app: state, set-up, recovery codes. */
export function TotpPanel({ security }: { security: Security }) {
  const [open, setOpen] = useState<Open>(null);
  const [turnOff] = useTurnOffTotpMutation();
  const dispatch = useDispatch();
  const close = () => setOpen(null);
  const { totp, totp_since, recovery_codes_left: left } = security;

  const remove = async (proof: Proof) => {
    const result = await turnOff(proof);
    if (result.error) return result.error;
    close();
    dispatch(showToast('ok', t('Codes from an app are off.')));
    return null;
  };

  return (
    <section className={styles['panel']} aria-labelledby="totp-title">
      <div className={styles['head']}>
        <h2 id="totp-title">{t('Codes from an app')}</h2>
        <Status kind={totp ? 'ok' : 'off'} label={totp ? t('On') : t('Off')} />
      </div>
      <p>
        {t(
          'When you log in, you type a code from an app on your phone after your password. A stolen password alone opens nothing then.',
        )}
      </p>
      {totp && totp_since && (
        <p className="soft">
          <span title={formatDateTime(totp_since)}>
            {t('On since {when}.', { when: formatAgo(totp_since) })}
          </span>{' '}
          {t(
            '{count, plural, =0 {No recovery codes are} one {# recovery code is} other {# recovery codes are}} left.',
            {
              count: left,
            },
          )}
        </p>
      )}
      {totp && left <= FEW_CODES && (
        <p className={styles['note']}>
          {t('You have {count} recovery codes left. Make new ones before you need them.', {
            count: formatNumber(left),
          })}
        </p>
      )}
      <div className="row">
        {totp ? (
          <>
            <Button onClick={() => setOpen('renew')}>{t('Make new recovery codes')}</Button>
            <Button tone="danger" onClick={() => setOpen('turn-off')}>
              {t('Turn off')}
            </Button>
          </>
        ) : (
          <Button tone="main" icon="lock" onClick={() => setOpen('set-up')}>
            {t('Turn on')}
          </Button>
        )}
      </div>
      {open === 'set-up' && <SetUpDialog proof={security.proof} onClose={close} />}
      {open === 'renew' && <RenewDialog proof={security.proof} onClose={close} />}
      {open === 'turn-off' && (
        <ProofDialog
          title={t('Turn off codes from an app')}
          kind={security.proof}
          action={t('Turn off')}
          tone="danger"
          onProven={remove}
          onClose={close}
        >
          <p>{t('Your password alone will open your account again. The recovery codes go too.')}</p>
        </ProofDialog>
      )}
    </section>
  );
}

/** Set-up in steps: confirmation, key, first code, recovery codes. */
function SetUpDialog({ proof, onClose }: { proof: Security['proof']; onClose: () => void }) {
  const [totpKey, setTotpKey] = useState<TotpKey>();
  const [codes, setCodes] = useState<string[]>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [begin] = useBeginTotpMutation();
  const [turnOn, { isLoading }] = useTurnOnTotpMutation();

  const prove = async (given: Proof) => {
    const result = await begin(given);
    if (result.error) return result.error;
    setTotpKey(result.data);
    return null;
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const result = await turnOn({ code });
    if (result.error) {
      const { fields, message } = normalizeError(result.error);
      setError(fields['code'] ?? message);
    } else setCodes(result.data.recovery_codes);
  };

  const title = codes ? t('Your recovery codes') : t('Turn on codes from an app');
  return (
    <Dialog open onClose={onClose} title={title}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : totpKey ? (
        <form className={styles['form']} onSubmit={(event) => void confirm(event)} noValidate>
          <TotpKeyCard
            totpKey={totpKey}
            code={code}
            onCode={(typed) => {
              setCode(typed);
              setError(undefined);
            }}
            error={error}
          />
          <Button type="submit" tone="main" size="lg" aria-disabled={isLoading || undefined}>
            {t('Turn on')}
          </Button>
        </form>
      ) : (
        <ProofForm kind={proof} action={t('Continue')} onProven={prove}>
          <p>{t('First, so that nobody else does this for you:')}</p>
        </ProofForm>
      )}
    </Dialog>
  );
}

function RenewDialog({ proof, onClose }: { proof: Security['proof']; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const [renew] = useRenewRecoveryCodesMutation();
  const make = async (given: Proof) => {
    const result = await renew(given);
    if (result.error) return result.error;
    setCodes(result.data.recovery_codes);
    return null;
  };
  return (
    <Dialog open onClose={onClose} title={codes ? t('Your recovery codes') : t('Make new recovery codes')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm kind={proof} action={t('Make new codes')} onProven={make}>
          <p>{t('The codes that you have now will stop working.')}</p>
        </ProofForm>
      )}
    </Dialog>
  );
}

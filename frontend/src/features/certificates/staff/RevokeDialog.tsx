import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ChoiceCards, FormFoot } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useReissueCertificateMutation,
  useRevokeCertificateMutation,
  type CertificateSummary,
} from '../api.ts';
import styles from '../components/Certificates.module.css';

type Reason = 'wrong_data' | 'mistake' | 'family';

/** Takes a certificate back, or replaces it by one with the right name. */
export function RevokeDialog({
  certificate,
  onClose,
}: {
  certificate: CertificateSummary;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [reason, setReason] = useState<Reason>('wrong_data');
  const [first, last] = splitName(certificate.name);
  const [names, setNames] = useState({ first_name: first, last_name: last });
  const [key] = useState(newKey);
  const [revoke, revoking] = useRevokeCertificateMutation();
  const [reissue, reissuing] = useReissueCertificateMutation();
  const busy = revoking.isLoading || reissuing.isLoading;
  const act = async (replace: boolean) => {
    if (busy) return;
    const { error } = replace
      ? await reissue(withKey({ id: certificate.id, reissueBody: names }, key))
      : await revoke({ id: certificate.id, revokeBody: { reason } });
    dispatch(
      showToast(
        error ? 'bad' : 'ok',
        error
          ? normalizeError(error).message
          : replace
            ? t('A corrected certificate was given')
            : t('The certificate was taken back'),
      ),
    );
    if (!error) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={certificate.title}>
      <div className={styles['form']}>
        {certificate.state === 'valid' && (
          <>
            <p>
              {t(
                'The check page will say “taken back” with your reason and the date. The paper cannot be called back.',
              )}
            </p>
            <ChoiceCards<Reason>
              name="reason"
              value={reason}
              onChange={setReason}
              options={[
                {
                  value: 'wrong_data',
                  label: t('Wrong name or course'),
                  help: t('A right one can be given now'),
                },
                { value: 'mistake', label: t('Given by mistake'), help: t('It stays in the list') },
                { value: 'family', label: t('The family asks'), help: t('Nobody is told why') },
              ]}
            />
            <Button tone="danger" aria-disabled={busy || undefined} onClick={() => void act(false)}>
              {t('Take back this certificate')}
            </Button>
          </>
        )}
        <h3>{t('Give a corrected one')}</h3>
        <Field
          label={t('First name')}
          value={names.first_name}
          onChange={({ target }) => setNames({ ...names, first_name: target.value })}
        />
        <Field
          label={t('Last name')}
          value={names.last_name}
          onChange={({ target }) => setNames({ ...names, last_name: target.value })}
        />
        <FormFoot>
          <Button aria-disabled={busy || undefined} onClick={() => void act(true)}>
            {t('Replace this certificate')}
          </Button>
        </FormFoot>
      </div>
    </Dialog>
  );
}

/** A name as first name and the rest, to be corrected. */
function splitName(name: string): [string, string] {
  const [first = '', ...rest] = name.split(' ');
  return [first, rest.join(' ')];
}

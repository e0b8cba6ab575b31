import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useProposePayoutRunMutation } from '../api.ts';
import { sums } from '../model.ts';

const MIN = 10;
const MAX = 300;

/** Prepares a run after a confirmation; another person of the team approves it. */
export function RunDialog({
  run,
  onClose,
  onDone,
}: {
  run: { school_id: string; amount: number; currency: string }[];
  onClose: () => void;
  onDone: () => void;
}) {
  const security = useGetSecurityQuery();
  const [propose] = useProposePayoutRunMutation();
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [key, setKey] = useState(newKey);
  const total = sums(run).map(formatMoney).join(' + ');

  const send = async (proof: Proof): Promise<unknown> => {
    const why = reason.trim();
    if (why.length < MIN) {
      setError(t('Please say why, in 10 to 300 letters.'));
      return undefined;
    }
    const answer = await propose(withKey({ ...proof, payouts: run, reason: why }, key));
    if (answer.error) {
      // A refusal is an answer: what is sent next is another request.
      setKey(newKey());
      const wrong = normalizeError(answer.error).fields['reason'];
      if (wrong) setError(wrong);
      return wrong ? undefined : answer.error;
    }
    dispatch(showToast('ok', t('Prepared: another person has to approve it')));
    onDone();
    onClose();
    return undefined;
  };

  return (
    <Dialog open onClose={onClose} title={t('Prepare a run of {sum}', { sum: total })}>
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm kind={proof} action={t('Prepare {sum}', { sum: total })} onProven={send}>
            <p>
              {t(
                '{count, plural, one {One payout} other {# payouts}}. Nothing moves before a second person has approved it.',
                { count: run.length },
              )}
            </p>
            <TextAreaField
              label={t('What is this run for?')}
              hint={t('The second person reads this.')}
              name="reason"
              rows={3}
              maxLength={MAX}
              value={reason}
              error={error}
              onChange={({ target }) => {
                setReason(target.value);
                setError(undefined);
              }}
            />
          </ProofForm>
        )}
      </QueryView>
    </Dialog>
  );
}

import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useProposeHeldDecisionMutation } from '../api.ts';

const MIN = 10;
const MAX = 300;

/** Proposes after a confirmation what happens to a held payment; another person approves it. */
export function HeldDialog({
  id,
  decision,
  sum,
  onClose,
}: {
  id: string;
  decision: 'accept' | 'pay_back';
  /** What the provider took, as it is shown. */
  sum: string;
  onClose: () => void;
}) {
  const security = useGetSecurityQuery();
  const [propose] = useProposeHeldDecisionMutation();
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const accepts = decision === 'accept';

  const send = async (proof: Proof): Promise<unknown> => {
    const why = reason.trim();
    if (why.length < MIN) {
      setError(t('Please say why, in 10 to 300 letters.'));
      return undefined;
    }
    const answer = await propose({ id, heldDecisionBody: { ...proof, decision, reason: why } });
    if (answer.error) {
      const wrong = normalizeError(answer.error).fields['reason'];
      if (wrong) setError(wrong);
      return wrong ? undefined : answer.error;
    }
    dispatch(showToast('ok', t('Proposed: another person has to agree')));
    onClose();
    return undefined;
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={accepts ? t('Accept {amount}', { amount: sum }) : t('Pay back {amount}', { amount: sum })}
    >
      <QueryView
        query={security}
        skeleton={<SkeletonLine height={200} />}
        failed={t('The question did not load')}
      >
        {({ proof }) => (
          <ProofForm
            kind={proof}
            tone={accepts ? 'main' : 'danger'}
            action={
              accepts
                ? t('Propose to accept {amount}', { amount: sum })
                : t('Propose to give back {amount}', { amount: sum })
            }
            onProven={send}
          >
            <p>
              {accepts
                ? t('It then counts as paid, and what was bought is delivered.')
                : t('The payer gets the money back, and nothing is delivered.')}
            </p>
            <p>{t('A second person has to agree. Nothing happens before that.')}</p>
            <TextAreaField
              label={t('Reason')}
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

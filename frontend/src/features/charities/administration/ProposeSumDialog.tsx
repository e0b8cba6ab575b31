import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { newKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { amountOf, typedPrice } from '../../../shared/prices/typedPrices.ts';
import type { Proof } from '../../../shared/security/ProofDialog.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ProofOf } from './ProofOf.tsx';

/** What is sent: the proof, the sum in minor units, and why. */
type ProposedSum = Proof & { amount: number; currency: string; reason: string };

/** One person proposes to move a sum after a confirmation; another person of the team approves it. */
export function ProposeSumDialog({
  title,
  most,
  missing = {},
  shown = [],
  propose,
  children,
  onClose,
}: {
  title: string;
  /** The largest sum, with which the field begins; minor units. */
  most: { amount: number; currency: string };
  /** Errors of further fields. */
  missing?: Record<string, string>;
  /** Names of further fields, whose refusals `children` shows. */
  shown?: readonly string[];
  /** Sends it under this key, as `withKey` marks a call. */
  propose: (sum: ProposedSum, key: string) => Promise<{ error?: unknown }>;
  children?: (errors: Record<string, string>) => ReactNode;
  onClose: () => void;
}) {
  const { currency } = most;
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(typedPrice(most).amount);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key, setKey] = useState(newKey);
  const send = async (proof: Proof): Promise<unknown> => {
    const amount = amountOf({ amount: typed, currency });
    const wrong = {
      ...missing,
      ...((!amount || amount > most.amount) && { amount: t('At most {sum}.', { sum: formatMoney(most) }) }),
      ...(reason.trim().length < 3 && { reason: t('Please say why.') }),
    };
    setErrors(wrong);
    if (!amount || Object.keys(wrong).length > 0) return undefined;
    const answer = await propose({ ...proof, amount, currency, reason: reason.trim() }, key);
    if (!answer.error) {
      dispatch(showToast('ok', t('Prepared: another person has to approve it')));
      onClose();
      return undefined;
    }
    // A refusal is an answer: what is sent next is another request.
    setKey(newKey());
    const { fields } = normalizeError(answer.error);
    const mine = Object.fromEntries(
      Object.entries(fields).filter(([name]) => ['amount', 'reason', ...shown].includes(name)),
    );
    setErrors(mine);
    return Object.keys(mine).length > 0 ? undefined : answer.error;
  };
  return (
    <ProofOf title={title} action={t('Prepare')} onProven={send} onClose={onClose}>
      <p>{t('Nothing moves before a second person has approved it.')}</p>
      {children?.(errors)}
      <Field
        label={t('Amount in {currency}', { currency })}
        inputMode="decimal"
        maxLength={14}
        value={typed}
        error={errors['amount']}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextAreaField
        label={t('What is it for?')}
        hint={t('The second person reads this.')}
        rows={3}
        maxLength={300}
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProofOf>
  );
}

import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangePayoutMutation, type PayoutView } from '../api.ts';

type Next = Exclude<PayoutView['status'], 'approved'>;

const actionName = (next: Next): string =>
  ({ paid: t('The bank paid it'), failed: t('The bank refused it'), returned: t('It came back') })[next];

/** States what the bank did with a payout: with its reference, or the reason. */
export function StateDialog({
  payout,
  next,
  onClose,
}: {
  payout: PayoutView;
  next: Next;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [key, setKey] = useState(newKey);
  const [change, { isLoading }] = useChangePayoutMutation();
  const dispatch = useDispatch();
  const save = async () => {
    const text = note.trim();
    if (text.length < 3) return setError(t('Please write 3 to 255 letters.'));
    const answer = await change(
      withKey({ id: payout.id, payoutStatusBody: { status: next, note: text } }, key),
    );
    if (answer.error) {
      setKey(newKey());
      return setError(normalizeError(answer.error).message);
    }
    dispatch(showToast('ok', t('The payout is changed')));
    onClose();
  };
  return (
    <ConfirmDialog
      title={actionName(next)}
      action={t('State this')}
      cancel={t('Leave it')}
      tone={next === 'paid' ? 'main' : 'danger'}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <p>
        {next === 'paid'
          ? t('{amount} left our bank account.', { amount: formatMoney(payout) })
          : t('{amount} is owed to the school again.', { amount: formatMoney(payout) })}
      </p>
      <Field
        label={next === 'paid' ? t('Reference of the bank') : t('Reason')}
        maxLength={255}
        value={note}
        error={error}
        onChange={({ target }) => {
          setNote(target.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

export { actionName };

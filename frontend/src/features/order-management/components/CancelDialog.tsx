import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useCancelManagedOrderMutation, type ManagedOrder } from '../api.ts';
import { isReason } from '../refund.ts';

/** Cancels an order that is not paid, with a reason that the buyer reads. */
export function CancelDialog({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [cancel, { isLoading }] = useCancelManagedOrderMutation();
  const dispatch = useDispatch();
  const send = async () => {
    if (!isReason(reason)) return setError(t('Please say why, in 3 to 300 characters.'));
    const answer = await cancel({ id: order.id, cancelBody: { reason: reason.trim() } });
    if (answer.error) return setError(normalizeError(answer.error).message);
    dispatch(showToast('ok', t('Order {number} is cancelled', { number: order.number })));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Cancel order {number}?', { number: order.number })}
      action={t('Cancel the order')}
      cancel={t('Leave it')}
      tone="danger"
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <p>{t('It can no longer be paid after that.')}</p>
      <Field
        label={t('Reason')}
        hint={t('The buyer reads it.')}
        maxLength={300}
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

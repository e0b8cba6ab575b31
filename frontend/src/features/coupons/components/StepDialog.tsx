import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useStepCouponMutation, type CouponView } from '../api.ts';
import { stepTexts } from '../model.ts';

/** Activates, pauses or archives a coupon after a question. */
export function StepDialog({
  coupon: { id, code },
  step,
  onClose,
}: {
  coupon: CouponView;
  step: CouponView['steps'][number];
  onClose: () => void;
}) {
  const [error, setError] = useState<string>();
  const [send, { isLoading }] = useStepCouponMutation();
  const dispatch = useDispatch();
  const { action, title, effect } = stepTexts(step, code);
  const confirm = async () => {
    const answer = await send({ id, couponStepBody: { step } });
    if (answer.error) return setError(normalizeError(answer.error).message);
    dispatch(showToast('ok', t('The coupon is changed')));
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      action={action}
      cancel={t('Leave it')}
      tone={step === 'archive' ? 'danger' : 'main'}
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{effect}</p>
      {error && <p role="alert">{error}</p>}
    </ConfirmDialog>
  );
}

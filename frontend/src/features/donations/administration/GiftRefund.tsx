import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { amountOf } from '../../../shared/prices/typedPrices.ts';
import { useGetSecurityQuery } from '../../../shared/security/api.ts';
import { ProofForm, type Proof } from '../../../shared/security/ProofDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useProposeDonationRefundMutation,
  useRefundDonationMutation,
  type ManagedDonation,
} from '../deskApi.ts';
import styles from './Donations.module.css';

/** Pays a gift back, or a part of it. A large sum is proposed to a second person, after a confirmation. */
export function GiftRefund({ gift, onClose }: { gift: ManagedDonation; onClose: () => void }) {
  const { currency } = gift;
  const left = { amount: (gift.total?.amount ?? 0) - gift.refunded.amount, currency };
  const dispatch = useDispatch();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [askedOn, setAskedOn] = useState('');
  const { data: security } = useGetSecurityQuery();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key, setKey] = useState(newKey);
  const [large, setLarge] = useState(false);
  const [refund, { isLoading }] = useRefundDonationMutation();
  const [propose] = useProposeDonationRefundMutation();
  const send = async () => {
    if (isLoading) return;
    const amount = typed.trim() ? amountOf({ currency, amount: typed }) : undefined;
    const wrong = {
      ...(amount === null || amount === 0 || (amount ?? 0) > left.amount
        ? { amount: t('At most {sum} can be paid back.', { sum: formatMoney(left) }) }
        : {}),
      ...(reason.trim().length < 3 && { reason: t('Please say why.') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = bodyOf();
    const { error } = await refund(withKey({ id: gift.id, donationRefundBody: body }, key));
    if (error) {
      const { code, fields, message, status } = normalizeError(error);
      // Without an answer the same key is sent again.
      if (status !== 0) setKey(newKey());
      if (code === 'second_person_needed') return setLarge(true);
      return setErrors(Object.keys(fields).length > 0 ? fields : { reason: message });
    }
    dispatch(showToast('ok', t('The money is on its way back. The list shows when it is there.')));
    onClose();
  };
  const bodyOf = () => {
    const amount = typed.trim() ? amountOf({ currency, amount: typed }) : undefined;
    return { reason: reason.trim(), ...(amount && { amount }), ...(askedOn && { asked_on: askedOn }) };
  };
  const sendProposal = async (proof: Proof): Promise<unknown> => {
    const body = { ...proof, ...bodyOf() };
    const { error } = await propose({ id: gift.id, donationRefundProposalBody: body });
    if (error) return error;
    dispatch(showToast('ok', t('Proposed: another person has to agree')));
    onClose();
    return undefined;
  };
  const edited =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setLarge(false);
    };
  if (!asked)
    return (
      <div className={record['actions']}>
        <Button icon="undo" onClick={() => setAsked(true)}>
          {t('Pay back')}
        </Button>
      </div>
    );
  return (
    <section className={styles['card']}>
      <h3>{t('Pay back')}</h3>
      <Field
        label={t('Amount, in {currency}', { currency })}
        hint={t('Empty: all of it, {sum}.', { sum: formatMoney(left) })}
        inputMode="decimal"
        maxLength={12}
        value={typed}
        error={errors['amount']}
        onChange={({ target }) => edited(setTyped)(target.value)}
      />
      <Field
        label={t('The donor asked on')}
        hint={t('Empty: today. A gift is paid back when its donor asks within 14 days.')}
        type="date"
        value={askedOn}
        error={errors['asked_on']}
        onChange={({ target }) => edited(setAskedOn)(target.value)}
      />
      <Field
        label={t('Why?')}
        maxLength={300}
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => edited(setReason)(target.value)}
      />
      {large && security ? (
        <>
          <p role="status">{t('A sum as large as this is paid back once a second person has agreed.')}</p>
          <ProofForm kind={security.proof} action={t('Propose it')} onProven={sendProposal} />
        </>
      ) : (
        <div className={record['actions']}>
          <Button tone="danger" aria-disabled={isLoading || undefined} onClick={() => void send()}>
            {t('Pay back')}
          </Button>
          <Button tone="plain" onClick={() => setAsked(false)}>
            {t('Leave it')}
          </Button>
        </div>
      )}
    </section>
  );
}

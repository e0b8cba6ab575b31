import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Checkbox, Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useVoidDonationReceiptMutation, type ManagedDonation } from '../deskApi.ts';
import styles from './Donations.module.css';

/** The receipt of a gift, and how it is declared void: the number stays, and another one may replace it. */
export function ReceiptCard({ gift, onClose }: { gift: ManagedDonation; onClose: () => void }) {
  const dispatch = useDispatch();
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [replace, setReplace] = useState(true);
  const [error, setError] = useState<string>();
  const [key, setKey] = useState(newKey);
  const [end, { isLoading }] = useVoidDonationReceiptMutation();
  const { receipt } = gift;
  if (!receipt) return null;
  const send = async () => {
    if (isLoading) return;
    const answer = await end(
      withKey(
        {
          id: gift.id,
          voidReceiptBody: { reason, replace, ...(replace && name.trim() && { name: name.trim() }) },
        },
        key,
      ),
    );
    setKey(newKey());
    if (answer.error) {
      const problem = normalizeError(answer.error);
      return setError(problem.fields['reason'] ?? problem.message);
    }
    dispatch(showToast('ok', t('The receipt {number} is void.', { number: receipt.number })));
    onClose();
  };
  return (
    <section className={styles['card']}>
      <h3>
        {t('Receipt')} <span className="num">{receipt.number}</span>
      </h3>
      {receipt.void && <p>{t('It no longer counts.')}</p>}
      {!gift.donor_hidden && (
        <TextLink icon="file" to={`/invoice/donation/${receipt.id}`}>
          {t('Look at the receipt')}
        </TextLink>
      )}
      {!receipt.void && !asked && (
        <div>
          <Button onClick={() => setAsked(true)}>{t('Declare it void')}</Button>
        </div>
      )}
      {asked && (
        <>
          <Field
            label={t('Why')}
            maxLength={300}
            value={reason}
            error={error}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
          <Checkbox
            label={t('Another receipt replaces it')}
            checked={replace}
            onChange={({ target }) => setReplace(target.checked)}
          />
          {replace && !gift.donor_hidden && (
            <Field
              label={t('Corrected name of the giver')}
              hint={t('Leave it empty when the name is right.')}
              maxLength={120}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
          <div>
            <Button tone="danger" aria-disabled={isLoading || undefined} onClick={() => void send()}>
              {t('Declare it void')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

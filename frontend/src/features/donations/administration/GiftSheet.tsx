import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { amountOf } from '../../../shared/prices/typedPrices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useCheckOfflineGiftMutation,
  useRecountOfflineGiftMutation,
  useModerateDonationMessageMutation,
  type ManagedDonation,
} from '../deskApi.ts';
import { giftStatus } from '../giftStatus.ts';
import styles from './Donations.module.css';
import { GiftRefund } from './GiftRefund.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { SpokenDeclaration } from './SpokenDeclaration.tsx';
import { donorName, offlineWay } from './model.ts';

/** One gift: its facts, its words, and what staff can do with it. */
export function GiftSheet({ gift, onClose }: { gift: ManagedDonation; onClose: () => void }) {
  const { number, amount, fee_cover: cover, refunded, offline } = gift;
  return (
    <Dialog open shape="sheet" title={t('Gift {number}', { number })} onClose={onClose}>
      <div className={styles['sheet']}>
        <Status {...giftStatus(gift.status)} />
        <Facts
          facts={[
            [t('Giver'), donorName(gift)],
            ...(gift.donor_email ? [[t('E-mail'), gift.donor_email] as const] : []),
            [t('For'), gift.project?.name ?? gift.charity?.name ?? ''],
            ...(amount ? [[t('Gift'), formatMoney(amount)] as const] : []),
            ...(cover.amount > 0 ? [[t('Payment fee'), formatMoney(cover)] as const] : []),
            ...(refunded.amount > 0 ? [[t('Paid back'), formatMoney(refunded)] as const] : []),
            ...(gift.provider ? [[t('Paid with'), gift.provider] as const] : []),
            ...(gift.paid_at ? [[t('Paid on'), formatDay(gift.paid_at)] as const] : []),
            ...(offline
              ? [[t('How it came'), `${offlineWay(offline.way)}, ${formatDay(offline.day)}`] as const]
              : []),
            ...(offline?.reference ? [[t('Reference'), offline.reference] as const] : []),
            ...(gift.tribute ? [[t('In the name of'), gift.tribute.recipient_name] as const] : []),
          ]}
        />
        {gift.message && <Words gift={gift} />}
        <ReceiptCard gift={gift} onClose={onClose} />
        {(gift.status === 'completed' || gift.status === 'partially_refunded') && (
          <SpokenDeclaration gift={gift} onClose={onClose} />
        )}
        {offline?.recount && <Recount gift={gift} onClose={onClose} />}
        {gift.can_check && <SecondCount gift={gift} onClose={onClose} />}
        {(gift.status === 'completed' || gift.status === 'partially_refunded') &&
          gift.source !== 'offline' && <GiftRefund gift={gift} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

/** The donor's words, which somebody of the school reads before others do. */
function Words({ gift: { id, message, message_status: state } }: { gift: ManagedDonation }) {
  const dispatch = useDispatch();
  const [moderate, { isLoading }] = useModerateDonationMessageMutation();
  const decide = async (show: boolean) => {
    const { error } = await moderate({ id, donationMessageBody: { show } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <section className={styles['card']}>
      <h3>{t('Their words')}</h3>
      <p dir="auto">{message}</p>
      <p>
        {state === 'shown'
          ? t('Everybody reads them.')
          : state === 'hidden'
            ? t('Nobody reads them.')
            : t('Not read yet.')}
      </p>
      <div className={record['actions']}>
        {state !== 'shown' && (
          <Button aria-disabled={isLoading || undefined} onClick={() => void decide(true)}>
            {t('Show them')}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button aria-disabled={isLoading || undefined} onClick={() => void decide(false)}>
            {t('Hide them')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Two counts differed from the first one: somebody counts anew, as the first person. */
function Recount({ gift, onClose }: { gift: ManagedDonation; onClose: () => void }) {
  const { currency } = gift;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [recount, { isLoading }] = useRecountOfflineGiftMutation();
  const send = async () => {
    const amount = amountOf({ currency, amount: typed });
    if (!amount) return setError(t('Please type what you counted.'));
    const answer = await recount({ id: gift.id, recountBody: { amount } });
    if (answer.error) return setError(normalizeError(answer.error).message);
    onClose();
  };
  return (
    <section className={styles['card']}>
      <h3>{t('Count it anew')}</h3>
      <p>{t('Two counts differed. Count it as the first person; then another one checks.')}</p>
      <Field
        label={t('Your count, in {currency}', { currency })}
        inputMode="decimal"
        maxLength={12}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button tone="main" aria-disabled={isLoading || undefined} onClick={() => void send()}>
          {t('Write it down')}
        </Button>
      </div>
    </section>
  );
}

/** A second person counts without seeing the first sum. */
function SecondCount({ gift, onClose }: { gift: ManagedDonation; onClose: () => void }) {
  const { currency } = gift;
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [check, { isLoading }] = useCheckOfflineGiftMutation();
  const send = async (reject: boolean) => {
    const amount = amountOf({ currency, amount: typed });
    if (!reject && !amount) return setError(t('Please type what you counted.'));
    const answer = await check({
      id: gift.id,
      offlineCheckBody: { reject, ...(amount && !reject && { amount }) },
    });
    if (answer.error) return setError(normalizeError(answer.error).message);
    dispatch(
      showToast(
        'ok',
        reject ? t('The gift does not count.') : t('Both counts are the same. The gift counts.'),
      ),
    );
    onClose();
  };
  return (
    <section className={styles['card']}>
      <h3>{t('Count it again')}</h3>
      <p>{t('You see the first sum after yours.')}</p>
      <Field
        label={t('Your count, in {currency}', { currency })}
        inputMode="decimal"
        maxLength={12}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <div className={record['actions']}>
        <Button tone="main" aria-disabled={isLoading || undefined} onClick={() => void send(false)}>
          {t('Compare the two counts')}
        </Button>
        <Button tone="danger" aria-disabled={isLoading || undefined} onClick={() => void send(true)}>
          {t('It is no gift')}
        </Button>
      </div>
    </section>
  );
}

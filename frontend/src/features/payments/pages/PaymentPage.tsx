import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useLive } from '../../../api/live/useLive.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { managedOrderPath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  paymentAdminApi,
  useGetPaymentDetailsQuery,
  useReadPaymentMutation,
  useReplayPaymentEventMutation,
  type PaymentDetail,
} from '../api.ts';
import { HeldDialog } from '../components/HeldDialog.tsx';
import { paymentStatus, paymentTimeline, providerName } from '../model.ts';
import { usePaymentsArea } from '../usePaymentsArea.ts';
import styles from '../components/Payments.module.css';

/** One attempt to pay, with all that happened to it. */
export default function PaymentPage() {
  const { paymentId = '' } = useParams();
  const list = usePaymentsArea() === 'platform' ? paths.platformPayments : paths.adminPayments;
  const dispatch = useDispatch();
  useLive('payments', () => dispatch(paymentAdminApi.util.invalidateTags(['ManagedPayment'])));
  const query = useGetPaymentDetailsQuery(paymentId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={320} />}
      failed={t('The payment did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such payment here')}
          actions={<ButtonLink to={list}>{t('All payments')}</ButtonLink>}
        />
      }
    >
      {(payment) => <Detail key={payment.id} payment={payment} list={list} />}
    </QueryView>
  );
}

function Detail({ payment, list }: { payment: PaymentDetail; list: string }) {
  const area = usePaymentsArea();
  const { currency } = payment;
  const amount = formatMoney(payment);
  const title = t('Payment of {amount}', { amount });
  usePageTitle(title);
  const facts: [label: string, value: string][] = [
    [t('Provider'), providerName(payment.provider)],
    [t('Payer'), payment.email ?? '–'],
    [t('Made'), formatDateTime(payment.created_at)],
    [t('Fee'), payment.fee === null ? t('Not known yet') : formatMoney({ amount: payment.fee, currency })],
    [t('Paid back'), formatMoney({ amount: payment.refunded, currency })],
    [t('Reference'), payment.provider_ref ?? '–'],
    ...(payment.school ? [[t('School'), payment.school.name] as [string, string]] : []),
    ...(payment.decline_message ? [[t('Declined'), payment.decline_message] as [string, string]] : []),
  ];
  return (
    <>
      <WorkHead title={title} lead={payment.description} back={{ to: list, label: t('All payments') }}>
        {payment.purpose === 'order' && (
          <ButtonLink to={managedOrderPath(area, payment.subject_id)}>{t('Open the order')}</ButtonLink>
        )}
      </WorkHead>
      <Status {...paymentStatus(payment.status)} />
      {payment.reported && (
        <p>
          {t(
            '{provider} reported {reported}, but {amount} was asked for. It is held until two people decide.',
            {
              provider: providerName(payment.provider),
              reported: formatMoney(payment.reported),
              amount,
            },
          )}
        </p>
      )}
      <Facts facts={facts} />
      <Actions payment={payment} />
      <h2 className={record['title']}>{t('What happened')}</h2>
      <Timeline label={t('What happened')} entries={paymentTimeline(payment.timeline)} />
      <Events payment={payment} />
    </>
  );
}

/** Only what this payment permits now. What happens to a held payment is proposed to a second person. */
function Actions({ payment: { id, actions, provider, ...payment } }: { payment: PaymentDetail }) {
  const [asked, setAsked] = useState<'accept' | 'pay_back' | null>(null);
  const [read, { isLoading }] = useReadPaymentMutation();
  const dispatch = useDispatch();
  const readNow = async () => {
    if (isLoading) return;
    const { error } = await read(id);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('Read from {provider}', { provider: providerName(provider) })),
    );
  };
  // A held payment is paid back as the provider took it.
  const sum = formatMoney(payment.reported ?? payment);
  return (
    <div className={record['actions']}>
      {actions.includes('read') && (
        <Button icon="retry" aria-disabled={isLoading || undefined} onClick={() => void readNow()}>
          {t('Read from {provider} now', { provider: providerName(provider) })}
        </Button>
      )}
      {actions.includes('accept') && (
        <Button onClick={() => setAsked('accept')}>{t('Accept {amount}', { amount: sum })}</Button>
      )}
      {actions.includes('refund') && (
        <Button onClick={() => setAsked('pay_back')}>{t('Pay back {amount}', { amount: sum })}</Button>
      )}
      {asked && <HeldDialog id={id} decision={asked} sum={sum} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** The calls of the provider, as they came. Calls with a wrong signature are refused and not stored. */
function Events({ payment: { id, events } }: { payment: PaymentDetail }) {
  const [replay, { isLoading }] = useReplayPaymentEventMutation();
  const dispatch = useDispatch();
  if (events.length === 0) return null;
  const again = async (event: string) => {
    if (isLoading) return;
    const { error } = await replay({ id, event });
    dispatch(error ? showToast('bad', normalizeError(error).message) : showToast('ok', t('Processed again')));
  };
  return (
    <>
      <h2 className={record['title']}>{t('Calls of the provider')}</h2>
      {events.map((event) => (
        <details key={event.id} className={styles['event']}>
          <summary>
            {event.type} <span className="num">{formatDateTime(event.received_at)}</span>{' '}
            <Status kind="ok" label={t('Signature valid')} />{' '}
            {!event.processed_at && <Status kind="wait" label={t('Not processed yet')} />}
          </summary>
          <pre dir="ltr">{event.body}</pre>
          <Button size="sm" aria-disabled={isLoading || undefined} onClick={() => void again(event.id)}>
            {t('Process again')}
          </Button>
        </details>
      ))}
    </>
  );
}

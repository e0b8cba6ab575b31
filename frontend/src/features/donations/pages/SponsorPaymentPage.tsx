import { useRef, useState, type FormEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { leaveForPayment } from '../../../shared/leaveForPayment.ts';
import type { Provider } from '../../../shared/providerLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { ProviderChoice } from '../../checkout/index.ts';
import { useGetSponsorPaymentQuery, usePaySponsorPaymentMutation, type SponsorPaymentView } from '../api.ts';
import styles from './Gifts.module.css';

/** What a sponsor doubled and has to pay, opened by the link of the e-mail. */
export default function SponsorPaymentPage() {
  const { paymentId = '' } = useParams();
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const query = useGetSponsorPaymentQuery({ id: paymentId, key });
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('The payment could not be read')}
        missing={<NotFoundPage />}
      >
        {(payment) => <SponsorPayment payment={payment} accessKey={key} />}
      </QueryView>
    </div>
  );
}

function SponsorPayment({ payment, accessKey }: { payment: SponsorPaymentView; accessKey: string }) {
  const { id, project, matched, paid, open, status, number, paid_at: paidAt } = payment;
  usePageTitle(t('Gifts that you doubled'));
  const [provider, setProvider] = useState<Provider | null>(null);
  const [error, setError] = useState<string>();
  const [pay, { isLoading }] = usePaySponsorPaymentMutation();
  const keys = useRef<Partial<Record<Provider, string>>>({});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!provider) return setError(t('Please choose how you pay.'));
    const key = (keys.current[provider] ??= newKey());
    const answer = await pay(withKey({ id, key: accessKey, paySponsorBody: { provider } }, key));
    if (answer.data) return leaveForPayment(answer.data.redirect_url);
    const problem = normalizeError(answer.error);
    // Without an answer the same key is sent again.
    if (problem.status !== 0) delete keys.current[provider];
    setError(problem.fields['provider'] ?? problem.message);
  };
  const owed = status === 'asked' && open.amount > 0;
  return (
    <div className={styles['gift']}>
      <h1 dir="auto">{t('You doubled gifts to {name}', { name: project.title })}</h1>
      {!owed && <State status={status} />}
      <Facts
        facts={[
          [t('Doubled'), formatMoney(matched)],
          [t('Paid so far'), formatMoney(paid)],
          [t('To pay now'), formatMoney(open)],
          ...(paidAt ? [[t('Paid on'), formatDay(paidAt)] as const] : []),
          [t('Number'), number],
        ]}
      />
      {owed && (
        <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
          <h2>{t('How do you want to pay?')}</h2>
          <p>{t('All of it goes to the charity. The fee of the payment is ours.')}</p>
          <ProviderChoice
            providers={payment.providers}
            value={provider}
            error={error}
            onChange={(chosen) => {
              setProvider(chosen);
              setError(undefined);
            }}
          />
          <div>
            <Button type="submit" tone="main" size="lg" aria-disabled={isLoading || undefined}>
              {t('Pay {sum}', { sum: formatMoney(open) })}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function State({ status }: Pick<SponsorPaymentView, 'status'>) {
  if (status === 'paid') return <Status kind="ok" label={t('Paid')} />;
  if (status === 'withdrawn') return <Status kind="wait" label={t('A newer link took its place')} />;
  if (status === 'asked') return <Status kind="ok" label={t('Nothing is to be paid now')} />;
  return <Status kind="bad" label={t('Paid back')} />;
}

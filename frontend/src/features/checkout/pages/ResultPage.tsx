import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Failed } from '../components/Failed.tsx';
import { GiftThanks } from '../components/GiftThanks.tsx';
import { Settled } from '../components/Settled.tsx';
import { Thanks } from '../components/Thanks.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { isGiving, screenOf } from '../model.ts';
import { usePayment } from '../usePayment.ts';

/**
 * Where a provider returns the browser: nine addresses, one page. It shows what the server knows, and asks for news
 * while the payment can still change.
 */
export default function ResultPage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const token = params.get('payment');
  const returned = (['success', 'cancel', 'failed'] as const).find((way) => pathname.includes(`/${way}`));
  const { query, stopped } = usePayment(token, returned);
  const unknown = (
    <State
      asPage
      scene="lost"
      title={t('This address shows no payment')}
      actions={
        <ButtonLink tone="main" size="lg" to={paths.cart}>
          {t('To the cart')}
        </ButtonLink>
      }
    >
      <p>{t('Its link is incomplete. If you paid, the receipt is in your e-mail.')}</p>
    </State>
  );
  return (
    <div className="wrap">
      {token === null ? (
        unknown
      ) : (
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={420} />}
          failed={t('The payment could not be read')}
          missing={unknown}
        >
          {(payment) => {
            switch (screenOf(payment.status, stopped)) {
              case 'thanks':
                return isGiving(payment) ? <GiftThanks payment={payment} /> : <Thanks payment={payment} />;
              case 'waiting':
                return <Waiting payment={payment} late={false} />;
              case 'late':
                return <Waiting payment={payment} late />;
              case 'failed':
                return <Failed payment={payment} token={token} />;
              case 'review':
              case 'refunded':
                return <Settled payment={payment} />;
            }
          }}
        </QueryView>
      )}
    </div>
  );
}

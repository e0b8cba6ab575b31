import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { selectSession } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetOrderQuery } from '../api.ts';
import { FindOrder } from '../components/FindOrder.tsx';
import { OrderView } from '../components/OrderView.tsx';

/** An order for its buyer: by the key of the link, by login, or by a link that we send to its e-mail address. */
export default function TrackPage() {
  const { number = '' } = useParams();
  const [params] = useSearchParams();
  const { phase } = useSelector(selectSession);
  const key = params.get('key') ?? undefined;
  // A visitor without the key of the link has nothing to show that the order is theirs.
  const unproven = phase === 'visitor' && !key;
  const query = useGetOrderQuery(
    { number, ...(key && { key }) },
    { skip: phase === 'restoring' || unproven, refetchOnMountOrArgChange: true },
  );
  if (unproven)
    return (
      <div className="wrap">
        <FindOrder number={number} />
      </div>
    );
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The order did not load')}
        missing={<FindOrder number={number} />}
      >
        {(order) => <OrderView order={order} orderKey={key} />}
      </QueryView>
    </div>
  );
}

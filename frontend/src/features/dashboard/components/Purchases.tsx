import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { loadOwnOrders } from '../../orders/index.ts';

const OwnOrders = lazy(loadOwnOrders);

/** The newest orders of a grown-up who may buy; nothing for everybody else. */
export function Purchases({ className }: { className?: string | undefined }) {
  const buys = useSelector(selectUser)?.permissions?.includes('order.place') ?? false;
  if (!buys) return null;
  return (
    <Suspense fallback={null}>
      <OwnOrders className={className} />
    </Suspense>
  );
}

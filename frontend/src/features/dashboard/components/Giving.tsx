import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { loadOwnGiving } from '../../donations/index.ts';

const OwnGiving = lazy(loadOwnGiving);

/** The gifts of a grown-up who may give; nothing for everybody else. */
export function Giving({ className }: { className?: string | undefined }) {
  const gives = useSelector(selectUser)?.permissions?.includes('donation.give') ?? false;
  if (!gives) return null;
  return (
    <Suspense fallback={null}>
      <OwnGiving className={className} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.ts';
import { PublicLayout } from './PublicLayout.tsx';

// Families and children never load it.
const WorkLayout = lazy(async () => ({ default: (await import('./WorkLayout.tsx')).WorkLayout }));

/** Layout of screens that staff share with other people: staff keep their side navigation, others the header. */
export function SharedLayout() {
  const user = useSelector(selectUser);
  const works = user?.is_staff || user?.role === 'teacher' || user?.role === 'school_admin';
  if (!works) return <PublicLayout />;
  return (
    <Suspense fallback={null}>
      <WorkLayout area={user.is_staff ? 'platform' : 'school'} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { OfflineHome, useStartedOffline } from '../../offline-books/index.ts';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';

const VIEWS = {
  student: lazy(() => import('../components/StudentDashboard.tsx')),
  teacher: lazy(() => import('../components/TeacherDashboard.tsx')),
  parent: lazy(() => import('../components/FamilyDashboard.tsx')),
  reader: lazy(() => import('../components/ReaderDashboard.tsx')),
  raised: lazy(() => import('../components/RaisedDashboard.tsx')),
};
const RAISERS = new Set(['student', 'teacher', 'parent']);

/** The dashboard of a signed-in user, by role, or with `?option=Money I Have Raised` what their works raised. */
export default function DashboardPage() {
  const user = useSelector(selectUser);
  const [params] = useSearchParams();
  const isOffline = useStartedOffline();
  if (isOffline)
    return (
      <Suspense fallback={<div className="wrap" />}>
        <OfflineHome screen="dashboard" />
      </Suspense>
    );
  if (!user) return null;
  const { role } = user;
  const own = role === 'student' || role === 'teacher' || role === 'parent' ? role : 'reader';
  const View = VIEWS[RAISERS.has(role) && params.get('option') === paths.raisedOption ? 'raised' : own];
  return (
    <Suspense
      fallback={
        // As high as the window, so that the footer does not appear and then shift.
        <div style={{ minBlockSize: '100vh' }}>
          <SkeletonLine width={40} height={48} />
        </div>
      }
    >
      <View user={user} />
    </Suspense>
  );
}

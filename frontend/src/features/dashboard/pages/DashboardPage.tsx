import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';

const VIEWS = {
  student: lazy(() => import('../components/StudentDashboard.tsx')),
  teacher: lazy(() => import('../components/TeacherDashboard.tsx')),
  parent: lazy(() => import('../components/FamilyDashboard.tsx')),
  reader: lazy(() => import('../components/ReaderDashboard.tsx')),
};

/** The dashboard of a signed-in user, by role. Search parameters have no effect on it. */
export default function DashboardPage() {
  const user = useSelector(selectUser);
  if (!user) return null;
  const { role } = user;
  const View = VIEWS[role === 'student' || role === 'teacher' || role === 'parent' ? role : 'reader'];
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

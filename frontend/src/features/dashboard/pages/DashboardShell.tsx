import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { RequireUser } from '../../../app/guards/RequireUser.tsx';
import { PublicLayout } from '../../../app/layouts/PublicLayout.tsx';
import { paths } from '../../../app/paths.ts';
import { useStartedOffline } from '../../offline-books/index.ts';
import { Splash } from '../../../ui/Splash.tsx';

const WorkLayout = lazy(async () => ({
  default: (await import('../../../app/layouts/WorkLayout.tsx')).WorkLayout,
}));

/**
 * Layout of the dashboard: the teaching area for teachers, the public layout for readers and families. Administrators
 * have separate dashboards.
 */
export default function DashboardShell() {
  if (useStartedOffline()) return <PublicLayout />;
  return (
    <RequireUser allow={() => true}>
      <Shell />
    </RequireUser>
  );
}

function Shell() {
  const user = useSelector(selectUser);
  const [params] = useSearchParams();
  if (user?.is_staff) return <Navigate to={paths.platformDashboard} replace />;
  if (user?.role === 'school_admin')
    return (
      <Navigate
        to={params.get('option') === paths.raisedOption ? paths.adminMoneyRaised : paths.adminDashboard}
        replace
      />
    );
  if (user?.role !== 'teacher') return <PublicLayout />;
  return (
    <Suspense fallback={<Splash />}>
      <WorkLayout area="school" />
    </Suspense>
  );
}

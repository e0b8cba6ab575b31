import { Navigate, type RouteObject } from 'react-router-dom';
import type { User } from '../../api/types.ts';
import type { WorkRoutes } from '../area.ts';
import { allWork } from '../areas/work.generated.ts';
import { RouteError } from '../errors/RouteError.tsx';
import { RequireUser } from '../guards/RequireUser.tsx';
import { paths } from '../paths.ts';
import { openScreen } from './page.tsx';

const screensOf = (list: keyof WorkRoutes): RouteObject[] => allWork.flatMap((routes) => routes[list] ?? []);
const teaches = ({ role }: User): boolean => role === 'teacher' || role === 'school_admin';

/** Wraps screens in the layout for staff, which visitors never load. */
const framed = (
  area: 'school' | 'platform',
  allow: (user: User) => boolean,
  visitors?: 'choice',
): Pick<RouteObject, 'lazy' | 'errorElement'> => ({
  lazy: async () => {
    const { WorkLayout } = await import('../layouts/WorkLayout.tsx');
    return {
      element: (
        <RequireUser allow={allow} {...(visitors && { visitors })}>
          <WorkLayout area={area} />
        </RequireUser>
      ),
    };
  },
  errorElement: <RouteError />,
});

/** The administration of a school or of the platform: guarded as a whole, with a dashboard as its first screen. */
const administration = (
  path: string,
  area: 'school' | 'platform',
  allow: (user: User) => boolean,
  dashboard: string,
): RouteObject => ({
  path,
  ...framed(area, allow, 'choice'),
  children: [
    { index: true, element: <Navigate to={dashboard} replace /> },
    ...screensOf(area),
    openScreen({ path: '*', title: 'Page not found', load: () => import('../errors/NotFoundPage.tsx') }),
  ],
});

/** Screens of work: classes, a school's administration, the platform's. Readers never load this table. */
export const workRoutes: RouteObject[] = [
  { ...framed('school', teaches), children: screensOf('teaching') },
  {
    lazy: async () => {
      const { SharedLayout } = await import('../layouts/SharedLayout.tsx');
      return { element: <SharedLayout /> };
    },
    errorElement: <RouteError />,
    children: screensOf('shared'),
  },
  administration(paths.admin, 'school', ({ role }) => role === 'school_admin', paths.adminDashboard),
  administration(paths.platform, 'platform', ({ is_staff }) => is_staff, paths.platformDashboard),
];

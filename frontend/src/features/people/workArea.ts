import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** The area in which administrators work: their own school, or the platform. */
export type WorkArea = 'school' | 'platform';

/** Addresses of the screens of people in each area. */
const places = {
  school: {
    list: paths.adminUsers,
    add: paths.adminAddUser,
    edit: (id: string) => `${paths.adminAddUser}/${id}`,
    view: (id: string) => `${paths.adminUsers}/${id}`,
    audit: paths.adminAudit,
    exports: paths.adminPeopleExports,
    proposal: (id: string) => `${paths.adminProposals}/${id}`,
  },
  platform: {
    list: paths.platformUsers,
    add: paths.platformUser,
    edit: (id: string) => `${paths.platformUser}/${id}`,
    view: (id: string) => `${paths.platformUserProfile}/${id}`,
    audit: paths.platformAudit,
    exports: paths.platformPeopleExports,
    proposal: (id: string) => `${paths.platformProposals}/${id}`,
  },
};

/** The area of the current screen, and its addresses. */
export function useArea(): { area: WorkArea } & (typeof places)[WorkArea] {
  const { pathname } = useLocation();
  const area: WorkArea =
    pathname === paths.platform || pathname.startsWith(`${paths.platform}/`) ? 'platform' : 'school';
  return { area, ...places[area] };
}

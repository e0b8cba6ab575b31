import { dashboardsCalls } from '@bookgrove/api-client';

export type {
  Dashboard,
  DashboardChild,
  DashboardClass,
  DashboardOwnClass,
  DashboardStudent,
  DashboardTask,
  ReadersOfDay,
  PlatformDashboard,
  QueueState,
  SchoolDashboard,
  SchoolHealth,
} from '@bookgrove/api-client';

/** What a dashboard shows is true now, or it is of no use: nothing is kept. */
const dashboardApi = dashboardsCalls.enhanceEndpoints({
  endpoints: {
    getDashboard: { keepUnusedDataFor: 0 },
    getSchoolDashboard: { keepUnusedDataFor: 0 },
    getPlatformDashboard: { keepUnusedDataFor: 0 },
  },
});

/** Days are those of the place where the person is. */
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The own dashboard; `classId` is the class whose students a teacher looks at. */
export const useDashboard = (classId?: string) =>
  dashboardApi.useGetDashboardQuery({ timeZone: timeZone(), ...(classId && { classId }) });

export const useSchoolDashboard = () => dashboardApi.useGetSchoolDashboardQuery(timeZone());

export const usePlatformDashboard = () => dashboardApi.useGetPlatformDashboardQuery(timeZone());

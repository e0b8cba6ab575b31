import { dashboardsCalls } from '@bookgrove/api-client';

export type {
  Dashboard,
  DashboardChild,
  DashboardClass,
  DashboardOwnClass,
  DashboardStudent,
  DashboardTask,
  MoneyOfCurrency,
  ReadersOfDay,
  PlatformDashboard,
  SchoolDashboard,
  SchoolHealth,
} from '@bookgrove/api-client';

/** Not cached: a dashboard must show current data. */
const dashboardApi = dashboardsCalls.enhanceEndpoints({
  endpoints: {
    getDashboard: { keepUnusedDataFor: 0 },
    getSchoolDashboard: { keepUnusedDataFor: 0 },
    getPlatformDashboard: { keepUnusedDataFor: 0 },
  },
});

/** Days are counted in the time zone of the device. */
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Query hook for the person's own dashboard; `classId` selects the class that a teacher looks at. */
export const useDashboard = (classId?: string, skip = false) =>
  dashboardApi.useGetDashboardQuery({ timeZone: timeZone(), ...(classId && { classId }) }, { skip });

export const useSchoolDashboard = () => dashboardApi.useGetSchoolDashboardQuery(timeZone());

export const usePlatformDashboard = () => dashboardApi.useGetPlatformDashboardQuery(timeZone());

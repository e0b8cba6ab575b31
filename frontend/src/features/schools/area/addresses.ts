export const adminSetup = '/admin/set-up';
export const platformSchools = '/admin-panel/all-tenants';
export const platformSchool = '/admin-panel/tenant/:tenantId?';

/** The form of a school, or of a new one. */
export const schoolPath = (id = ''): string => `/admin-panel/tenant${id && `/${id}`}`;

export const adminSetup = '/admin/set-up';
export const adminSettings = '/admin/settings';
export const adminSchoolData = '/admin/settings/data';
export const adminBranding = '/admin/branding';
export const platformSchoolSettings = '/admin-panel/tenant/:tenantId/settings';
export const platformSchoolData = '/admin-panel/tenant/:tenantId/data';
export const platformSchools = '/admin-panel/all-tenants';
export const platformSchool = '/admin-panel/tenant/:tenantId?';

/** The form of a school, or of a new one. */
export const schoolPath = (id = ''): string => `/admin-panel/tenant${id && `/${id}`}`;

/** The settings of a school, for the platform's team. */
export const schoolSettingsPath = (id: string): string => `${schoolPath(id)}/settings`;

/** All data of a school, for the platform's team: export and erasure. */
export const schoolDataPath = (id: string): string => `${schoolPath(id)}/data`;

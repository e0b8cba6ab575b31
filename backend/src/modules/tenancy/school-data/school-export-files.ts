/** Storage folder of an export of a school. */
export const schoolExportFolder = (exportId: string): string => `school-exports/${exportId}/`;

/** Storage key of its file. */
export const schoolExportKey = (exportId: string): string => `${schoolExportFolder(exportId)}school.zip`;

/** Pages on which the data of a school are exported and erased. */
export const OWN_DATA_PATH = '/admin/settings/data';
export const dataPathOf = (schoolId: string): string => `/admin-panel/tenant/${schoolId}/data`;

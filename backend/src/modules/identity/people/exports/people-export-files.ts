/** Hours for which the file of an export is kept. */
export const FILE_HOURS = 24;

/** Storage folder of an export of people. */
export const exportFolder = (exportId: string): string => `people-exports/${exportId}/`;

/** Storage key of its file. */
export const exportKey = (exportId: string): string => `${exportFolder(exportId)}people.csv`;

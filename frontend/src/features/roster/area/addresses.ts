export const bulkEnrolment = '/bulk-enrolment';

/** The import of one list of students. */
export const rosterPath = (importId: string): string => `/bulk-enrolment/${importId}`;

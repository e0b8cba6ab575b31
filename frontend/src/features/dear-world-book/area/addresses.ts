export const dearWorldBook = '/dear-world-book';
export const writeLetter = '/dear-world-book/write';
export const letterReports = '/dear-world-book/reports';
export const letter = '/dear-world-book/:letterId';
export const platformWorld = '/admin-panel/dear-world-book';

/** Path of a letter. */
export const letterPath = (id: string): string => `/dear-world-book/${id}`;

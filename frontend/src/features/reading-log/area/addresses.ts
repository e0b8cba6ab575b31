export const readingLog = '/reading-log';

/** The reading log of a child, or without a parameter of the requester. */
export const readingLogPath = (person = ''): string => `/reading-log${person && `?person=${person}`}`;

import type { Finding } from './types.ts';

/** A finding as the file of a book stores it: the previous version wrote the location as `place`. */
type StoredFinding = Pick<Finding, 'code' | 'message'> & { location?: string; place?: string };

/** The findings that are stored with the file of a book. */
export const readFindings = (stored: readonly StoredFinding[]): Finding[] =>
  stored.map(({ code, message, location, place = '' }) => ({ code, location: location ?? place, message }));

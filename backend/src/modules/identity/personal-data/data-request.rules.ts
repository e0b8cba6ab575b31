const DAY_MS = 86_400_000;

/** Days until a copy must be ready, days for which it can be downloaded, and days until an erasure at the latest. */
const DATA_REQUEST_DAYS = { export: 1, fetch: 7, erasure: 30 };

export type DataRequestKind = 'export' | 'erasure';
export type DataRequestStatus =
  'waiting' | 'working' | 'ready' | 'fetched' | 'done' | 'cancelled' | 'expired' | 'failed';

export const dueOf = (kind: DataRequestKind, now: Date): Date =>
  new Date(now.getTime() + DATA_REQUEST_DAYS[kind] * DAY_MS);

export const fetchableUntil = (now: Date): Date => new Date(now.getTime() + DATA_REQUEST_DAYS.fetch * DAY_MS);

/** States of open requests: a person has at most one open request of each kind. */
export const OPEN_STATUSES: DataRequestStatus[] = ['waiting', 'working'];

/** An erasure can be cancelled until it is carried out. */
export const canCancel = (kind: string, status: string): boolean =>
  kind === 'erasure' && status === 'waiting';

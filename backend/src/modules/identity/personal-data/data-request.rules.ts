const DAY_MS = 86_400_000;

/** When a copy must be there, and how long it waits to be fetched; when a person is erased at the latest. In days. */
export const DATA_REQUEST_DAYS = { export: 1, fetch: 7, erasure: 30 };

export type DataRequestKind = 'export' | 'erasure';
export type DataRequestStatus =
  'waiting' | 'working' | 'ready' | 'fetched' | 'done' | 'cancelled' | 'expired' | 'failed';

export const dueOf = (kind: DataRequestKind, now: Date): Date =>
  new Date(now.getTime() + DATA_REQUEST_DAYS[kind] * DAY_MS);

export const fetchableUntil = (now: Date): Date => new Date(now.getTime() + DATA_REQUEST_DAYS.fetch * DAY_MS);

/** Still to be done: one of each kind for a person is enough. */
export const OPEN_STATUSES: DataRequestStatus[] = ['waiting', 'working'];

/** An erasure can be taken back until it is carried out. */
export const canCancel = (kind: string, status: string): boolean =>
  kind === 'erasure' && status === 'waiting';

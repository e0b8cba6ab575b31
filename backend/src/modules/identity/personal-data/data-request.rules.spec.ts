import { describe, expect, it } from '@jest/globals';
import { canCancel, dueOf, fetchableUntil, OPEN_STATUSES } from './data-request.rules.ts';

const now = new Date('2026-03-01T10:00:00Z');

describe('a request for personal data', () => {
  it('is due after a day for a copy, after thirty for an erasure', () => {
    expect(dueOf('export', now).toISOString()).toBe('2026-03-02T10:00:00.000Z');
    expect(dueOf('erasure', now).toISOString()).toBe('2026-03-31T10:00:00.000Z');
  });

  it('keeps its copy available for a week', () =>
    expect(fetchableUntil(now).toISOString()).toBe('2026-03-08T10:00:00.000Z'));

  it('is open while it is queued or processed', () => expect(OPEN_STATUSES).toEqual(['waiting', 'working']));

  it.each([
    ['erasure', 'waiting', true],
    ['erasure', 'working', false],
    ['erasure', 'done', false],
    ['export', 'waiting', false],
  ])('of %s that is %s can be cancelled: %s', (kind, status, can) =>
    expect(canCancel(kind, status)).toBe(can),
  );
});

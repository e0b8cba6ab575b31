import { describe, expect, it } from '@jest/globals';
import { beginsAt, expiresAt, keptUntil } from './retention.rules.ts';

const NOW = new Date('2026-11-29T12:00:00Z');

describe('the times of an export and an erasure', () => {
  it('keep invoices for the years of the country, from the end of the year', () => {
    expect(keptUntil(NOW, 'GB')).toEqual(new Date('2033-01-01T00:00:00Z'));
    expect(keptUntil(NOW, 'IN')).toEqual(new Date('2035-01-01T00:00:00Z'));
    expect([keptUntil(NOW, 'NP'), keptUntil(NOW, null)]).toEqual(
      Array(2).fill(new Date('2037-01-01T00:00:00Z')),
    );
  });

  it('leave a month to stop an erasure, and a week to download a file', () => {
    expect(beginsAt(NOW)).toEqual(new Date('2026-12-29T12:00:00Z'));
    expect(expiresAt(NOW)).toEqual(new Date('2026-12-06T12:00:00Z'));
  });
});

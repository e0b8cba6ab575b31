import { describe, expect, it } from '@jest/globals';
import { EMAIL_DATA } from '../contract.ts';
import { retentionEdges, unsentEdge } from './email-retention.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

describe('the retention period of an e-mail', () => {
  it('is declared for every template', () => {
    expect(Object.keys(retentionEdges(NOW)).sort()).toEqual(Object.keys(EMAIL_DATA).sort());
  });

  it('is shortest for accounts and children, and longest for e-mails that failed', () => {
    const edges = retentionEdges(NOW);
    expect(edges['story-approved']).toEqual(new Date('2026-11-09T12:00:00Z'));
    expect(edges['reset-password']).toEqual(new Date('2026-11-09T12:00:00Z'));
    expect(edges['book-ready']).toEqual(new Date('2026-10-24T12:00:00Z'));
    expect(edges['tour-notice']).toEqual(new Date('2026-08-25T12:00:00Z'));
    expect(unsentEdge(NOW)).toEqual(new Date('2026-08-25T12:00:00Z'));
  });
});

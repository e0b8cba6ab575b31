import { describe, expect, it } from '@jest/globals';
import { isTold, sendNow } from './project-notice.rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const [news, funded, cancelled] = [{ moved_to: null }, { moved_to: 'funded' }, { moved_to: 'cancelled' }];

describe('notices of projects', () => {
  it('are for moves that concern a donor', () => {
    expect(['funded', 'completed', 'cancelled', 'paused', 'draft'].filter(isTold)).toEqual([
      'funded',
      'completed',
      'cancelled',
    ]);
  });
  it('come together, and not again within a day', () => {
    expect(sendNow([news, funded], null, now)).toEqual({ cancelled: [], digest: [news, funded] });
    expect(sendNow([news], new Date('2026-11-27T12:00:00Z'), now).digest).toEqual([news]);
    expect(sendNow([news], new Date('2026-11-28T00:00:00Z'), now).digest).toEqual([]);
  });
  it('never wait when a project is not carried out', () => {
    expect(sendNow([news, cancelled], now, now)).toEqual({ cancelled: [cancelled], digest: [] });
  });
});

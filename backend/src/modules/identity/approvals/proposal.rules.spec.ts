import { describe, expect, it } from '@jest/globals';
import { proposalPath, REASON_LENGTH, stateAt } from './proposal.rules.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);

describe('the state of a proposal', () => {
  it('is expired from the moment its time is over, though no job has written so', () => {
    expect(stateAt('waiting', ago(-1), NOW)).toBe('waiting');
    expect(stateAt('waiting', ago(0), NOW)).toBe('expired');
    expect(stateAt('waiting', ago(1), NOW)).toBe('expired');
  });

  it.each(['approved', 'refused', 'withdrawn', 'expired', 'outdated'])('stays %s for ever', (state) =>
    expect(stateAt(state, ago(86_400_000), NOW)).toBe(state),
  );
});

it('the page of a proposal is in the panel of those who decide it', () => {
  expect(proposalPath('platform', 'abc')).toBe('/admin-panel/proposals/abc');
  expect(proposalPath('school', 'abc')).toBe('/admin/proposals/abc');
});

it('a reason is a sentence, not a word or an essay', () => {
  expect(REASON_LENGTH).toEqual({ min: 10, max: 300 });
});

import { describe, expect, it } from '@jest/globals';
import type { BookOnOffer, CharityOfBook } from '@bookgrove/contract';
import { roundUpCharities } from './round-up.rules.ts';

const charity = (id: string, project: string | null = null): CharityOfBook => ({
  id,
  slug: id,
  name: id,
  project: project ? { id: project, slug: project, title: project } : null,
});
const line = (of: CharityOfBook | null, total: number) => ({
  book: { charity: of, charity_bps: 2_000 } as BookOnOffer,
  price: { amount: total, currency: 'GBP' },
  total,
});

describe('the charity of a round-up', () => {
  it('is that of the books', () => {
    const found = roundUpCharities([line(charity('wells'), 500), line(null, 900)], null, charity('trees'));
    expect(found).toEqual({ charity: charity('wells'), choices: [charity('wells')] });
  });

  it('is the one that gets most when the books name several, and the one that the buyer states', () => {
    const lines = [line(charity('wells'), 500), line(charity('trees'), 300), line(charity('trees'), 300)];
    expect(roundUpCharities(lines, null, null).charity?.id).toBe('trees');
    expect(roundUpCharities(lines, 'wells', null).charity?.id).toBe('wells');
    expect(roundUpCharities(lines, 'boats', null).charity?.id).toBe('trees');
    expect(roundUpCharities(lines, null, null).choices.map(({ id }) => id)).toEqual(['trees', 'wells']);
  });

  it('keeps a project that all books of the charity name', () => {
    const same = [line(charity('wells', 'school'), 500), line(charity('wells', 'school'), 500)];
    expect(roundUpCharities(same, null, null).charity?.project?.id).toBe('school');
    const other = [line(charity('wells', 'school'), 500), line(charity('wells', 'village'), 500)];
    expect(roundUpCharities(other, null, null).charity?.project).toBeNull();
  });

  it('is the one of the school when no book names one, or nobody', () => {
    expect(roundUpCharities([line(null, 500)], null, charity('trees')).charity?.id).toBe('trees');
    expect(roundUpCharities([line(null, 500)], null, null)).toEqual({ charity: null, choices: [] });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Reader } from '../books/book-access.rules.ts';
import { offerOf, type OfferFacts } from './offer.rules.ts';

const book = (change: Partial<OfferFacts> = {}): OfferFacts => ({
  status: 'published',
  owner: 'school',
  created_by: 'uploader',
  price_minor: 500,
  age_rating: 0,
  visibility: 'public',
  class_id: null,
  hidden: false,
  ingestion: 'ready',
  published_at: new Date(),
  ...change,
});
const parent: Reader = { userId: 'parent', role: 'parent', classes: [] };
const head: Reader = { userId: 'head', role: 'school_admin', classes: [] };
const offered = (change: Partial<OfferFacts>, buyer: Reader = parent, consented = true) =>
  offerOf(buyer, book(change), consented);

describe('a book on offer', () => {
  it('is sold with a price, to whoever finds it', () => {
    expect(offered({})).toEqual({ state: 'ok', described: true });
    expect(offered({}, null)).toEqual({ state: 'ok', described: true });
    expect(offered({ price_minor: null })).toEqual({ state: 'free', described: true });
  });

  it('is not sold without the consent of the families', () => {
    expect(offered({}, parent, false)).toEqual({ state: 'no_consent', described: true });
    expect(offered({ price_minor: null }, parent, false).state).toBe('free');
  });

  it('does not exist for people who do not find it', () => {
    for (const change of [
      { visibility: 'private' },
      { visibility: 'class', class_id: 'beech' },
      { status: 'draft', published_at: null },
    ] as const)
      expect(offered(change)).toEqual({ state: 'unknown', described: false });
    expect(offered({ age_rating: 16 }, null)).toEqual({ state: 'unknown', described: false });
    expect(offered({ age_rating: 16 }).state).toBe('ok');
  });

  it('is withdrawn, without its title, for those who could have put it into their cart', () => {
    expect(offered({ status: 'archived' })).toEqual({ state: 'withdrawn', described: false });
    expect(offered({ hidden: true, owner: 'platform' })).toEqual({ state: 'withdrawn', described: false });
    expect(offered({ status: 'archived' }, head)).toEqual({ state: 'withdrawn', described: true });
  });

  it('is not sold while its file cannot be read', () => {
    expect(offered({ ingestion: 'processing' })).toEqual({ state: 'withdrawn', described: true });
  });
});

import { expect, it } from '@jest/globals';
import { namesIn, reasonNotPublishable } from './public-list.rules.ts';

const words = { title: 'By the sea', note: 'For rainy days', notes: ['Look for the gull'] };

it('allows lists for a class or the school, and lists that name nobody', () => {
  expect(reasonNotPublishable('school', words, ['Mia Aardvark'])).toBeNull();
  expect(reasonNotPublishable('class', words, [])).toBeNull();
});

it.each(['draft', 'group'] as const)('does not publish a list for %s', (audience) => {
  expect(reasonNotPublishable(audience, words, [])).not.toBeNull();
});

it('refuses the name of a child in any field', () => {
  expect(
    reasonNotPublishable('school', { ...words, notes: ['As MIA  aardvark said'] }, ['Mia Aardvark']),
  ).toBe('Take the name Mia Aardvark off the list. No child is named on a page that everybody reads.');
  expect(reasonNotPublishable('school', { ...words, title: 'ميا حداد تختار' }, ['ميا حداد'])).toContain(
    'ميا حداد',
  );
});

it('recognises a name only as a whole word', () => {
  expect(namesIn('Mia and the cat, and Noel Easter', ['Mia A', 'Noel East', 'C. At'])).toEqual([]);
  expect(namesIn('(Mia A)', ['Mia A'])).toEqual(['Mia A']);
});

it('refuses addresses and telephone numbers', () => {
  expect(reasonNotPublishable('school', { ...words, note: 'Write to mia@oak.test' }, [])).toBe(
    'Take “mia@oak.test” off the list. Everybody would read it.',
  );
});

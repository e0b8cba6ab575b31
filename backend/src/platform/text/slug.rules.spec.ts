import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slugFrom } from './slug.rules.ts';

describe('slugFrom', () => {
  it.each([
    ['Wells for Turkana', 'wells-for-turkana'],
    ['  École Saint-Éloi — été 2026!  ', 'ecole-saint-eloi-ete-2026'],
    ['St. Mary’s & the Children’s Fund', 'st-marys-the-childrens-fund'],
    ['बच्चों की किताबें', 'बच्चों-की-किताबें'],
    ['صندوق القراءة', 'صندوق-القراءة'],
    ['!?', 'charity'],
  ])('of %s is %s', (name, slug) => expect(slugFrom(name, 'charity')).toBe(slug));

  it('has at most 80 symbols and never ends with a hyphen', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = slugFrom(name, 'charity');
        expect([...slug].length).toBeLessThanOrEqual(80);
        expect(slug).not.toMatch(/^-|-$|--|\s/);
        expect(slug).not.toBe('');
      }),
    ));
});

import { describe, expect, it } from '@jest/globals';
import { STAMPS } from '@bookgrove/contract/stamps';
import { buffer } from 'node:stream/consumers';
import { epubFaults, hasEpubCheck } from '../../../../../test/support/epubcheck.ts';
import { volumeEpub } from './volume-epub.ts';
import { volumePdf } from './volume-pdf.ts';
import { chaptersOf, sheetsOf, signatureOf, summaryOf } from './volume.rules.ts';

describe('the chapters of a volume', () => {
  it('are ordered by country name, with letters by date, and letters without a country last', () => {
    const letters = [
      { id: '1', country: null },
      { id: '2', country: 'KE' },
      { id: '3', country: 'BR' },
      { id: '4', country: 'KE' },
    ];
    expect(chaptersOf(letters).map(({ name, letters: of }) => [name, of.map(({ id }) => id)])).toEqual([
      ['Brazil', ['3']],
      ['Kenya', ['2', '4']],
      ['', ['1']],
    ]);
  });

  it('are counted in words', () => {
    expect(summaryOf(1, 1, 1)).toBe('1 letter from 1 country, in 1 language');
    expect(summaryOf(12, 5, 3)).toBe('12 letters from 5 countries, in 3 languages');
  });

  it('are signed only with the name to which the family consented', () => {
    const from = { school_name: 'Oak', country: 'KE' };
    expect(signatureOf({ ...from, signed_as: 'Amina' })).toEqual(['Amina', 'Oak · Kenya']);
    expect(signatureOf({ ...from, country: null, signed_as: '' })).toEqual(['A young author', 'Oak']);
  });
});

describe('the pages of a letter in a volume', () => {
  const line = 'a line that is short';
  it('contain whole paragraphs, and every word once', () => {
    expect(sheetsOf('One.\n\nTwo.', 24, 34)).toEqual(['One.\n\nTwo.']);
    const long = Array.from({ length: 40 }, (_, index) => `${line} ${index}`);
    const sheets = sheetsOf(long.join('\n\n'), 10, 20);
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.join('\n\n').split('\n\n')).toEqual(long);
  });

  it('split a paragraph that is longer than a page between words', () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`);
    const sheets = sheetsOf(words.join(' '), 10, 20);
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.join(' ').split(/\s+/)).toEqual(words);
  });

  it('are one for a letter without text', () => {
    expect(sheetsOf(' \n\n ', 10, 20)).toEqual(['']);
  });
});

const letter = (change: object = {}) => ({
  id: '01900000-0000-7000-8000-00000000000a',
  title: 'The tree & <me>',
  text: 'Dear World,\n\nwe have one tree & a <half>.\n\nPlant another.',
  language: 'en',
  signed_as: 'Amina',
  school_name: 'Oak & Elm',
  country: 'KE',
  alt: 'A "big" tree',
  picture: STAMPS[0]!.scene,
  ...change,
});
const volume = {
  id: '01900000-0000-7000-8000-000000000001',
  year: 2025,
  made: new Date('2026-01-01T00:00:00Z'),
  letters: [
    letter(),
    letter({ language: 'ar', title: 'إلى من يقرأ', text: 'عزيزي العالم،\n\nأحبّ أن أقرأ.', country: 'JO' }),
    letter({ language: 'zh', title: '给世界', text: '亲爱的世界。', country: null, signed_as: '' }),
  ],
};

describe('a volume', () => {
  it('is printed with a page for each letter, a cover, a title and the contents', async () => {
    let pdf = Buffer.alloc(0);
    const pages = await volumePdf(volume, async (content) => {
      pdf = await buffer(content);
    });
    expect(pages).toBe(6);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }, 30_000);

  (hasEpubCheck ? it : it.skip)(
    'has nothing that EPUBCheck minds',
    async () => {
      expect(await epubFaults(await buffer((await volumeEpub(volume)) as never))).toEqual([]);
    },
    90_000,
  );
});

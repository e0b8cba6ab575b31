import { describe, expect, it } from '@jest/globals';
import {
  askedRegime,
  giftAidOf,
  giftAidWording,
  panOf,
  section80gWording,
  ukPostcode,
} from './tax-declaration.rules.ts';

describe('what a donor declares', () => {
  it('is asked in the country’s own currency alone', () => {
    expect(askedRegime('gift_aid', 'GBP')).toBe('gift_aid');
    expect(askedRegime('gift_aid', 'USD')).toBeNull();
    expect(askedRegime('80g', 'INR')).toBe('80g');
    expect(askedRegime('80g', 'GBP')).toBeNull();
    expect(askedRegime('us', 'USD')).toBeNull();
  });

  it('names the charity, what the tax office may claim, and for a monthly gift those that follow', () => {
    const once = giftAidWording('Wells', 'once');
    expect(once.text).toMatch(
      /this donation to Wells\. I am a UK taxpayer.*my responsibility to pay any difference\./,
    );
    const monthly = giftAidWording('Wells', 'month');
    expect(monthly.text).toContain('any donations I make in the future to Wells');
    expect(monthly.version).not.toBe(once.version);
    expect(section80gWording('Wells').text).toContain('Form 10BE');
  });

  it('brings 25p for each pound', () => {
    expect([0, 3, 4, 3000, 3003].map(giftAidOf)).toEqual([0, 0, 1, 750, 750]);
  });
});

describe('a postcode', () => {
  it('gets capitals and its space', () => {
    expect(['le4 0xx', 'LE40XX', ' s192bd', 'ec1a1bb', 'm1 1ae', 'gir 0aa'].map(ukPostcode)).toEqual([
      'LE4 0XX',
      'LE4 0XX',
      'S19 2BD',
      'EC1A 1BB',
      'M1 1AE',
      'GIR 0AA',
    ]);
  });
  it('is nothing else', () => {
    expect(['', '12345', 'LE4', 'LE4 0X', '=LE4 0XX', 'LEE4 0XX'].map(ukPostcode)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});

describe('a PAN', () => {
  it('has five letters, four digits and a letter, the fourth letter of a known kind', () => {
    expect(['abcpe1234f', 'ABCPE 1234 F'].map(panOf)).toEqual(['ABCPE1234F', 'ABCPE1234F']);
    expect(['', 'ABCXE1234F', 'ABCPE12345', '1BCPE1234F', 'ABCPE1234FF'].map(panOf)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  designOf,
  isPrintedName,
  newCertificateCode,
  newCertificateNumber,
  shownName,
} from './certificate.rules.ts';

const AMARA = { first_name: 'Amara', last_name: 'Okoye', student: true };

describe('certificates', () => {
  it('have a code of 128 bits and a number without letters that look alike', () => {
    expect(newCertificateCode()).toMatch(/^[\w-]{22}$/);
    expect(newCertificateCode()).not.toBe(newCertificateCode());
    expect(newCertificateNumber()).toMatch(
      /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]$/,
    );
  });

  it.each([
    ['first', 'Amara'],
    ['initial', 'Amara O.'],
    ['full', 'Amara Okoye'],
  ] as const)('show the name of a child by the setting %s', (names, shown) => {
    expect(shownName(AMARA, names)).toBe(shown);
  });

  it('show the whole name of an adult, and a single name as it is', () => {
    expect(shownName({ ...AMARA, student: false }, 'first')).toBe('Amara Okoye');
    expect(shownName({ ...AMARA, last_name: '' }, 'initial')).toBe('Amara');
  });

  it('tell whether a name that was read is the printed one', () => {
    expect(isPrintedName(AMARA, ' amara  OKOYE ')).toBe(true);
    expect(isPrintedName({ ...AMARA, first_name: 'Zoë' }, 'Zoe Okoye')).toBe(true);
    expect(isPrintedName(AMARA, 'Amara Okafor')).toBe(false);
    expect(isPrintedName({ first_name: '', last_name: '', student: true }, '')).toBe(false);
  });

  it('have the design that the school chose for the kind', () => {
    expect(designOf({ training: 'hills' }, 'training')).toBe('hills');
    expect(designOf({ training: 'glitter' }, 'training')).toBe('stripes');
    expect(designOf(null, 'completion')).toBe('arcs');
  });
});

import { describe, expect, it } from '@jest/globals';
import { isTooCommon } from './password.rules.ts';

const common = new Set(['password', 'sunshine', 'letmein1', 'dragon']);
const own = ['Amélie', 'Okonkwo-Bright', 'amelie.ob@oak.test', 'Oak Hill School'];
const judged = (password: string) => isTooCommon(password, own, common);

describe('a password derived from the name', () => {
  it.each([
    'password',
    'PassWord',
    'letmein1',
    'Sunshine2026!',
    'dragon12', // the list, in any case, with digits after it
    '11111111',
    'abababab',
    'abcabcabc',
    'xyxyxyxyx', // one short sequence, repeated
    '12345678',
    '98765432',
    'abcdefgh',
    'qwertyuiop',
    'hgfedcba', // rows
    'amelie12',
    'AMELIEOB',
    'okonkwo1',
    'Oak-Hill-School',
    'Amelie.Okonkwo',
    'oakhillschool1', // the person's own names
  ])('%p is refused', (password) => expect(judged(password)).toBe(true));

  it.each([
    'Read-and-give-1',
    'correct horse battery',
    'amelie reads under the table',
    'dragons-fly-at-noon',
    'пароль-моей-бабушки',
    'Nine brave snails',
    'x8#kLmq2',
    'sunshine on a rainy day',
  ])('%p is accepted', (password) => expect(judged(password)).toBe(false));

  it('is not detected for an empty or very short name', () => {
    expect(isTooCommon('a1b2c3d4x', ['A', '', 'Li'], common)).toBe(false);
  });
});

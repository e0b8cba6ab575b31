import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../../../test/support/shared-data.ts';
import { isEmailAddress } from './email-address.ts';

const shared = sharedData();
/** Top-level domains as mail domains exist in theory only; an address like this lacks its end. */
const FORGOTTEN_ENDING = ['test@io', 'test@org'];

describe('e-mail addresses', () => {
  it.each(['ada@example.org', "o'hara+books@school.example", '伊昭傑@郵件.商務', '𐐷@iana.org'])(
    'accepts %s',
    (address) => {
      expect(isEmailAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@school',
    'ada@example..org',
    'ada @example.org',
    'a@b@example.org',
    '"\r"@iana.org',
    '"\n"@iana.org',
    'ada@example.org\r\nBcc: all@example.org',
    'test\ud800@example.org',
    7,
    null,
  ])('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  (shared ? it : it.skip)('agrees with a published list of addresses', () => {
    const listed = JSON.parse(readFileSync(join(shared!, 'strings/isemail-tests.json'), 'utf8')) as [
      string,
      string,
    ][];
    const plain = listed.filter(
      ([address, verdict]) => verdict === 'valid' && !FORGOTTEN_ENDING.includes(address),
    );
    const wrong = listed.filter(([, verdict]) => verdict.startsWith('err'));
    expect(plain.length).toBeGreaterThan(15);
    expect(wrong.length).toBeGreaterThan(80);
    expect(plain.filter(([address]) => !isEmailAddress(address))).toEqual([]);
    expect(wrong.filter(([address]) => isEmailAddress(address))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { digestOf, newKey, passwordOf } from './feed-key.rules.ts';

describe('the key of a reading app', () => {
  it('is typed with or without its hyphens, in any case', () => {
    const key = newKey();
    expect(key).toMatch(/^([2-9A-HJ-NP-Z]{5}-){5}[2-9A-HJ-NP-Z]$/);
    expect(digestOf(` ${key.toLowerCase().replaceAll('-', ' ')} `)).toEqual(digestOf(key));
    expect(digestOf(newKey())).not.toEqual(digestOf(key));
  });

  it.each(['', 'Read-and-give-1', '0'.repeat(26), 'A'.repeat(27)])('is never %j', (typed) => {
    expect(digestOf(typed)).toBeNull();
  });
});

describe('Authorization: Basic', () => {
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

  it('carries the key as its password', () => {
    expect(passwordOf(basic('anybody:a:b'))).toBe('a:b');
    expect(passwordOf(basic(':key'))).toBe('key');
  });

  it.each([undefined, 'Bearer x', 'Basic', 'Basic %', basic('no colon')])(
    'has no password in %j',
    (header) => {
      expect(passwordOf(header)).toBeNull();
    },
  );
});

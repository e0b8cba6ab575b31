import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { claimCode, claimState, readClaimCode, shareSeats, writtenCode } from './claim-code.rules.ts';

const secret = () => randomBytes(32).toString('base64url');

describe('a claim code', () => {
  it('has eight signs without look-alikes, each of them equally likely', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 3_000; round++) {
      const code = claimCode(secret())!;
      expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
      for (const sign of code) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(30);
    // 24,000 signs, 800 of each: the standard deviation is 28.
    for (const count of counts.values()) expect(Math.abs(count - 800)).toBeLessThan(150);
  });

  it('is the same for the same secret, and none for a secret that is too short', () => {
    const one = secret();
    expect(claimCode(one)).toBe(claimCode(one));
    expect(claimCode('AAAA')).toBeNull();
    expect(claimCode(Buffer.alloc(32, 255).toString('base64url'))).toBeNull();
  });

  it('is read as people type it, and from an address', () => {
    const link = secret();
    for (const text of [
      '7K2M-9QXD',
      ' 7k2m 9qxd',
      '7k2m9qxd',
      '7K2M–9QXD',
      'https://oak.example/claim/7K2M-9QXD',
    ])
      expect(readClaimCode(text)).toBe('7K2M9QXD');
    expect(readClaimCode(link)).toBe(claimCode(link));
    expect(readClaimCode(`https://oak.example/claim/${link}`)).toBe(claimCode(link));
    for (const text of ['', '7K2M', '7K2M-9QX0', '7K2M-9QXO', '7K2M-9QXD-2', '7K2M_9QXD'])
      expect(readClaimCode(text)).toBeNull();
    expect(writtenCode('7K2M9QXD')).toBe('7K2M-9QXD');
  });

  it('can be used while seats are left, once by each person, and not by those who own the book', () => {
    const code = { seats: 2, used: 1, revoked: false };
    const nobody = { claimed: false, owns: false };
    expect(claimState(code, nobody)).toBe('open');
    expect(claimState({ ...code, used: 2 }, nobody)).toBe('used_up');
    expect(claimState({ ...code, revoked: true }, nobody)).toBe('revoked');
    expect(claimState(code, { claimed: false, owns: true })).toBe('owned');
    expect(claimState({ ...code, used: 2 }, { claimed: true, owns: true })).toBe('mine');
    expect(claimState({ ...code, revoked: true }, { claimed: false, owns: true })).toBe('revoked');
  });

  it('is shared in a class as far as it goes, without a seat for those who own the book', () => {
    expect(shareSeats(['a', 'b', 'c', 'd'], new Set(['b']), 2)).toEqual({
      given: ['a', 'c'],
      already: ['b'],
      left_out: ['d'],
    });
    expect(shareSeats(['a'], new Set(), 0)).toEqual({ given: [], already: [], left_out: ['a'] });
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Principal } from '../context.ts';
import { ProvenTokens } from './proven-tokens.ts';

const ada: Principal = { userId: 'ada', sessionId: 's', role: 'teacher', isStaff: false };
const token = (claims: object) =>
  `Bearer head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const inSeconds = (seconds: number) => Date.now() / 1_000 + seconds;

describe('a verified token', () => {
  it('is found for the exact text in the same cache only', () => {
    const proven = new ProvenTokens();
    const good = token({ exp: inSeconds(60) });
    expect(proven.get('oak', good)).toBeUndefined();
    proven.add('oak', good, { ...ada });
    expect(proven.get('oak', good)).toEqual(ada);
    expect([
      proven.get('elm', good),
      proven.get('oak', `${good}x`),
      proven.get('oak', good.slice(1)),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('is removed when it expires, and never stored without an expiry', async () => {
    const proven = new ProvenTokens();
    const short = token({ exp: inSeconds(0.2) });
    const over = token({ exp: inSeconds(-1) });
    for (const one of [short, over, token({})]) proven.add('oak', one, { ...ada });
    expect([proven.get('oak', short), proven.get('oak', over), proven.get('oak', token({}))]).toEqual([
      ada,
      undefined,
      undefined,
    ]);
    await pause(250);
    expect(proven.get('oak', short)).toBeUndefined();
  });

  it('cannot be changed by its readers', () => {
    const proven = new ProvenTokens();
    const good = token({ exp: inSeconds(60) });
    proven.add('oak', good, { ...ada });
    expect(() => Object.assign(proven.get('oak', good)!, { role: 'platform_admin' })).toThrow(TypeError);
  });
});

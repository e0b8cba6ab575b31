import { describe, expect, it } from '@jest/globals';
import { admissionOf, REFUSAL_MS, type StoredDevice } from './class-device.rules.ts';

const now = new Date('2026-11-23T09:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const device = (change: Partial<StoredDevice> = {}): StoredDevice => ({
  state: null,
  decided_at: null,
  trusted_until: null,
  ...change,
});

describe('the device of a class sign-in', () => {
  it.each([
    ['a new one waits', device(), false, 'waiting'],
    ['a new one in the network of the class is admitted', device(), true, 'network'],
    ['one that asked waits on', device({ state: 'waiting' }), false, 'waiting'],
    ['one that waits is admitted in the network of the class', device({ state: 'waiting' }), true, 'network'],
    [
      'an approved one is admitted anywhere',
      device({ state: 'approved', decided_at: after(-1), trusted_until: after(1) }),
      false,
      'trusted',
    ],
    [
      'an approved one asks again after its time',
      device({ state: 'approved', decided_at: after(-2), trusted_until: now }),
      false,
      'waiting',
    ],
    [
      'a refused one stays refused for a while, in the network of the class too',
      device({ state: 'refused', decided_at: after(1 - REFUSAL_MS) }),
      true,
      'refused',
    ],
    [
      'a refused one may ask again later',
      device({ state: 'refused', decided_at: after(-REFUSAL_MS) }),
      false,
      'waiting',
    ],
  ] as const)('%s', (_what, stored, own, admission) => {
    expect(admissionOf(stored, own, now)).toBe(admission);
  });
});

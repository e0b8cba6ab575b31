import { describe, expect, it } from '@jest/globals';
import { isUuid, newId } from './ids.ts';

describe('newId', () => {
  it('is a UUIDv7: the time in front, version 7, the variant of RFC 9562', () => {
    const id = newId(0x0190_1234_5678);
    expect(id).toMatch(/^01901234-5678-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isUuid(id)).toBe(true);
  });

  it('sorts by time of creation and never comes twice', () => {
    const ids = Array.from({ length: 1_000 }, (_, i) => newId(1_700_000_000_000 + i));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(Array.from({ length: 1_000 }, () => newId(5))).size).toBe(1_000);
  });

  it('keeps the order of creation within one millisecond', () => {
    const ids = Array.from({ length: 500 }, () => newId(1_700_000_000_500));
    expect([...ids].sort()).toEqual(ids);
  });
});

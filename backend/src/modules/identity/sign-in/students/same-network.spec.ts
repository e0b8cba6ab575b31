import { describe, expect, it } from '@jest/globals';
import { sameNetwork } from './same-network.ts';

describe('two addresses', () => {
  it.each([
    ['192.0.2.1', '192.0.2.254'],
    ['192.0.2.1', '::ffff:192.0.2.9'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2::3', '2001:db8:1:ffff::1'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::1'],
  ])('%s and %s belong to one network', (one, other) => {
    expect([sameNetwork(one, other), sameNetwork(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['192.0.2.1', '192.0.3.1'],
    ['2001:db8:1::1', '2001:db8:2::1'],
    ['127.0.0.1', '::1'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%p and %p do not', (one, other) => {
    expect([sameNetwork(one, other), sameNetwork(other, one)]).toEqual([false, false]);
  });
});

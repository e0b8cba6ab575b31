import { describe, expect, it } from '@jest/globals';
import { bpsOf, ruleStatus, share } from './model.ts';

describe('shares', () => {
  it('are typed as per cent with two decimals at most', () => {
    expect(['5', '5.5', '12,25', '100', '0'].map(bpsOf)).toEqual([500, 550, 1225, 10_000, 0]);
    expect(['', '101', '5.555', '-1', 'x', '100.01'].map(bpsOf)).toEqual(Array(6).fill(null));
  });

  it('are shown as per cent', () => {
    expect([share(500), share(1225)]).toEqual(['5%', '12.25%']);
  });
});

describe('the state of a rule', () => {
  it('is in force, or what its version is', () => {
    expect(ruleStatus({ status: 'active', in_force: true }).kind).toBe('ok');
    expect(ruleStatus({ status: 'active', in_force: false }).label).toBe('Starts later');
    expect(ruleStatus({ status: 'draft', in_force: false }).kind).toBe('wait');
  });
});

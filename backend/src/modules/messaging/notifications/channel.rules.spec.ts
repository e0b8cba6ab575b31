import { describe, expect, it } from '@jest/globals';
import { ROLES } from '@bookgrove/contract';
import {
  channelsFor,
  kindsOf,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  routeOf,
  type NotificationChannel,
  type RouteFacts,
} from './channel.rules.ts';

const facts: RouteFacts = {
  kind: 'stories',
  chosen: undefined,
  hasAddress: true,
  showable: true,
};
const ways = (more: Partial<RouteFacts>) =>
  Object.entries(routeOf({ ...facts, ...more }))
    .filter(([, on]) => on)
    .map(([way]) => way)
    .join('+');

describe('how a person is told', () => {
  it('is one way at a time, except where they ask for both', () => {
    const chosen = Object.fromEntries(NOTIFICATION_CHANNELS.map((one) => [one, ways({ chosen: one })]));
    expect(chosen).toEqual({ app: 'app', email: 'email', both: 'email+app', digest: 'digest', none: '' });
    expect(ways({})).toBe('email');
  });

  it('is the app for somebody without an address, who may turn it off', () => {
    const told = (chosen?: NotificationChannel) => ways({ hasAddress: false, chosen });
    expect([told(), told('app'), told('both'), told('email'), told('digest'), told('none')]).toEqual([
      'app',
      'app',
      'app',
      'app',
      'app',
      '',
    ]);
    expect(channelsFor(false)).toEqual(['app', 'none']);
    expect(channelsFor(true)).toEqual(NOTIFICATION_CHANNELS);
  });

  it('is the e-mail for accounts and safety whatever they chose, and the app only without an address', () => {
    for (const chosen of NOTIFICATION_CHANNELS) expect(ways({ kind: null, chosen })).toBe('email');
    expect(ways({ kind: null, hasAddress: false })).toBe('app');
    expect(ways({ kind: null, hasAddress: false, showable: false })).toBe('');
  });

  it('is the e-mail where the app cannot show it', () => {
    expect(ways({ showable: false, chosen: 'app' })).toBe('email');
    expect(ways({ showable: false, chosen: 'digest' })).toBe('email');
    expect(ways({ showable: false, chosen: 'none' })).toBe('');
    expect(ways({ showable: false, hasAddress: false })).toBe('');
  });
});

describe('the kinds of a role', () => {
  it('are known, and none for an account that several people share', () => {
    for (const role of ROLES) expect(NOTIFICATION_KINDS).toEqual(expect.arrayContaining([...kindsOf(role)]));
    expect(kindsOf('community')).toEqual([]);
    expect(kindsOf('student')).not.toContain('approvals');
  });
});

import { describe, expect, it } from '@jest/globals';
import { sessionProblem } from './reading-session.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (text: string) => new Date(`2026-11-${text}:00Z`);

describe('a reading session', () => {
  it.each([
    ['of ten minutes, eight of them read, is taken', at('20T11:00'), at('20T11:10'), 480, null],
    ['read whole is taken', at('20T11:00'), at('20T11:10'), 600, null],
    ['cannot hold more reading than time', at('20T11:00'), at('20T11:10'), 602, /more than/],
    ['cannot end before it began', at('20T11:10'), at('20T11:00'), 0, /before/],
    ['cannot last a day', at('19T11:00'), at('20T11:00'), 60, /12 hours/],
    ['cannot lie in the future', at('20T12:00'), at('20T12:30'), 60, /future/],
    ['may end some minutes ahead of our clock', at('20T12:00'), at('20T12:09'), 60, null],
    [
      'is not taken months later',
      new Date('2026-09-01T10:00:00Z'),
      new Date('2026-09-01T10:10:00Z'),
      60,
      /60 days/,
    ],
  ])('%s', (_what, started_at, ended_at, active_seconds, fault) => {
    const said = sessionProblem({ started_at, ended_at, active_seconds }, now);
    if (fault === null) expect(said).toBeNull();
    else expect(said).toMatch(fault);
  });
});

import { describe, expect, it } from '@jest/globals';
import { LEADER_LIMITS, LEADER_STEPS } from '@bookgrove/contract';
import {
  assertMentorIsFree,
  assertReport,
  assertStepDone,
  isOpen,
  mayApplyAgainAt,
  missingSteps,
  reminderDue,
  statusOfLeader,
  stateAfter,
  validFrom,
  type LeaderDetails,
  type LeaderTransition,
  type LeaderState,
} from './leader.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const all = LEADER_STEPS.teacher.map(({ key }) => key);
const leader = (change: Partial<LeaderDetails>): LeaderDetails => ({
  kind: 'teacher',
  state: 'draft',
  valid_until: null,
  decided_at: null,
  steps: [],
  ...change,
});
const STATES: LeaderState[] = [
  'draft',
  'submitted',
  'training',
  'recognised',
  'lapsed',
  'declined',
  'withdrawn',
];

describe('the steps to the badge', () => {
  it('allow each transition from its own states only', () => {
    const from: Record<LeaderTransition, string> = {
      submit: 'draft',
      approve: 'submitted',
      recognise: 'training',
      decline: 'submitted training',
      reopen: 'training declined',
      withdraw: 'draft submitted training recognised',
      renew: 'recognised',
      lapse: 'recognised',
    };
    for (const move of Object.keys(from) as LeaderTransition[]) {
      const allowed = STATES.filter((state) => {
        const facts = leader({
          state,
          decided_at: now,
          steps: move === 'recognise' ? all : [],
          valid_until: move === 'lapse' ? inDays(-1) : inDays(10),
        });
        try {
          stateAfter(move, facts, now);
          return true;
        } catch {
          return false;
        }
      });
      expect([move, allowed.join(' ')]).toEqual([move, from[move]]);
    }
  });

  it('award the badge after the last step and not before', () => {
    expect(missingSteps(leader({ steps: all.slice(1) }))).toEqual([all[0]]);
    expect(() => stateAfter('recognise', leader({ state: 'training', steps: all.slice(1) }), now)).toThrow(
      /not finished/,
    );
    expect(stateAfter('recognise', leader({ state: 'training', steps: all }), now)).toBe('recognised');
  });

  it('allow a decision to be undone for a day, and not once the training has started', () => {
    const declined = (hours: number) =>
      leader({ state: 'declined', decided_at: new Date(now.getTime() - hours * 3_600_000) });
    expect(stateAfter('reopen', declined(23), now)).toBe('submitted');
    expect(() => stateAfter('reopen', declined(25), now)).toThrow(/for a day/);
    const begun = leader({ state: 'training', decided_at: now, steps: [all[0]!] });
    expect(() => stateAfter('reopen', begun, now)).toThrow(/has begun/);
  });

  it('request renewal in the last thirty days, and ignore an expired badge', () => {
    const at = (days: number) => statusOfLeader({ state: 'recognised', valid_until: inDays(days) }, now);
    expect([at(31), at(30), at(1), at(0), at(-1)]).toEqual([
      'recognised',
      'renewal_due',
      'renewal_due',
      'lapsed',
      'lapsed',
    ]);
    const renew = (days: number) =>
      stateAfter('renew', leader({ state: 'recognised', valid_until: inDays(days) }), now);
    expect(() => renew(31)).toThrow(/last thirty days/);
    expect(renew(3)).toBe('recognised');
    expect(() => renew(-1)).toThrow(/apply again/);
    expect(() => stateAfter('lapse', leader({ state: 'recognised', valid_until: inDays(1) }), now)).toThrow();
  });

  it('are valid for a year, also from a leap day, and can be retried after ninety days', () => {
    expect(validFrom(new Date('2026-11-20T00:00:00Z')).toISOString()).toBe('2027-11-20T00:00:00.000Z');
    expect(validFrom(new Date('2028-02-29T00:00:00Z')).toISOString()).toBe('2029-02-28T00:00:00.000Z');
    expect(mayApplyAgainAt(now)).toEqual(inDays(90));
  });

  it('send reminders at thirty days and at seven, once each, and skip the first when it is late', () => {
    expect([40, 30, 12, 7, 2].map((days) => reminderDue(inDays(days), 0, now))).toEqual([null, 30, 30, 7, 7]);
    expect([30, 12, 7, 2].map((days) => reminderDue(inDays(days), 30, now))).toEqual([null, null, 7, 7]);
    expect([7, 2, -1].map((days) => reminderDue(inDays(days), 7, now))).toEqual([null, null, null]);
  });

  it('accept a right answer or own text for a step', () => {
    const words = 'I read it twice and asked the children what they heard.';
    expect(() => assertStepDone('teacher', 'safeguarding', '', 1)).not.toThrow();
    expect(() => assertStepDone('teacher', 'safeguarding', words, 0)).toThrow();
    expect(() => assertStepDone('teacher', 'safeguarding', words, null)).toThrow();
    expect(() => assertStepDone('teacher', 'reading-aloud', words, null)).not.toThrow();
    expect(() => assertStepDone('teacher', 'reading-aloud', 'Nice.', null)).toThrow();
    expect(() => assertStepDone('teacher', 'family-evening', words, null)).toThrow(/no such step/);
  });

  it('renew with a meeting or with the story of the year', () => {
    expect(() => assertReport('', 1)).not.toThrow();
    expect(() => assertReport('short', 0)).toThrow();
    expect(() => assertReport('w'.repeat(50), 0)).not.toThrow();
  });
});

describe('the limits of leadership', () => {
  const conflict = (code: string) => expect.objectContaining({ kind: 'conflict', code });
  const atField = (field: string) =>
    expect.objectContaining({
      kind: 'invalid',
      code: 'validation_failed',
      fields: { [field]: [expect.stringMatching(/ .*\.$/)] },
    });

  it('are the open positions of a mentor', () => {
    expect(() => assertMentorIsFree(2, 1)).not.toThrow();
    expect(() => assertMentorIsFree(2, 2)).toThrow(conflict('no_place'));
    expect(() => assertMentorIsFree(2, 3)).toThrow(conflict('no_place'));
  });

  it('allow one open application of a kind', () =>
    expect(
      (['draft', 'submitted', 'training', 'recognised', 'declined', 'withdrawn', 'lapsed'] as const).filter(
        isOpen,
      ),
    ).toEqual(['draft', 'submitted', 'training', 'recognised']));

  it('end a badge at its expiry, and no other state by date', () => {
    expect(statusOfLeader({ state: 'recognised', valid_until: now }, now)).toBe('lapsed');
    expect(statusOfLeader({ state: 'withdrawn', valid_until: inDays(-1) }, now)).toBe('withdrawn');
    expect(statusOfLeader({ state: 'recognised', valid_until: null }, now)).toBe('recognised');
    expect(statusOfLeader({ state: 'recognised', valid_until: inDays(LEADER_LIMITS.renewalDays) }, now)).toBe(
      'renewal_due',
    );
  });

  it('allow a decision to be undone until its day is over', () => {
    const decided = (ms: number) =>
      leader({
        state: 'declined',
        steps: [],
        decided_at: new Date(now.getTime() - LEADER_LIMITS.undoHours * 3_600_000 - ms),
      });
    expect(stateAfter('reopen', decided(0), now)).toBe('submitted');
    expect(() => stateAfter('reopen', decided(1), now)).toThrow(conflict('not_now'));
  });

  it('send no reminder at the expiry itself', () => {
    expect(reminderDue(now, 0, now)).toBeNull();
    expect(reminderDue(inDays(7), 30, now)).toBe(7);
    expect(reminderDue(inDays(30), 0, now)).toBe(30);
  });

  it('are reported at the field with insufficient text', () => {
    const quiz = LEADER_STEPS.teacher.find(({ form }) => form === 'quiz')!;
    const other = LEADER_STEPS.teacher.find(({ form }) => form !== 'quiz')!;
    expect(() => assertStepDone('teacher', quiz.key, '', null)).toThrow(
      expect.objectContaining({ fields: { answer: ['Choose an answer.'] } }),
    );
    expect(() => assertStepDone('teacher', quiz.key, '', -1)).toThrow(atField('answer'));
    const words = (length: number) => () => assertStepDone('teacher', other.key, 'a'.repeat(length), null);
    expect(words(LEADER_LIMITS.reflectionMin)).not.toThrow();
    expect(words(LEADER_LIMITS.reflectionMin - 1)).toThrow(atField('reflection'));
    expect(() => assertStepDone('teacher', 'no-such-step', '', null)).toThrow(
      expect.objectContaining({ kind: 'not_found', code: 'not_found' }),
    );
    expect(() => assertReport('a'.repeat(LEADER_LIMITS.statementMin - 1), 0)).toThrow(atField('report'));
    expect(() => assertReport('a'.repeat(LEADER_LIMITS.statementMin), 0)).not.toThrow();
  });
});

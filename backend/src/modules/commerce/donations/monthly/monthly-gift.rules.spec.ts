import { describe, expect, it } from '@jest/globals';
import {
  asksAgain,
  dunning,
  isLargeChange,
  isMonthlyStep,
  monthAfter,
  MONTHLY_GIFT_STATUSES,
  nextLook,
  pauseEnd,
  statusSeen,
  unanswered,
  TRANSITIONS,
} from './monthly-gift.rules.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);

describe('a monthly gift', () => {
  it('has a step only where the table has it; what is over begins only by an agreement', () => {
    for (const from of MONTHLY_GIFT_STATUSES)
      for (const to of MONTHLY_GIFT_STATUSES)
        expect(isMonthlyStep(from, to)).toBe(from === to || TRANSITIONS[from].includes(to));
    for (const over of ['lapsed', 'cancelled', 'abandoned'] as const) {
      expect(TRANSITIONS[over]).toEqual(['active']);
      for (const seen of ['active', 'paused', 'past_due', 'cancelled'] as const)
        expect(statusSeen(over, seen, false)).toBe(over);
    }
  });

  it('follows the provider', () => {
    expect(statusSeen('active', 'past_due', false)).toBe('past_due');
    expect(statusSeen('active', 'past_due', true)).toBe('lapsed');
    expect(statusSeen('past_due', 'active', false)).toBe('active');
    expect(statusSeen('paused', 'cancelled', false)).toBe('cancelled');
    expect(statusSeen('active', 'incomplete', false)).toBe('active');
    for (const from of ['active', 'paused', 'past_due'] as const)
      for (const seen of ['active', 'paused', 'past_due', 'cancelled'] as const)
        for (const exhausted of [true, false])
          expect(isMonthlyStep(from, statusSeen(from, seen, exhausted))).toBe(true);
  });

  it('sends letters on days 0, 3, 8 and 14, and lapses on day 21', () => {
    const since = at('2026-03-01');
    expect(dunning(since, 0, since)).toEqual({ remind: true, lapse: false });
    expect(dunning(since, 1, at('2026-03-03'))).toEqual({ remind: false, lapse: false });
    expect(dunning(since, 1, at('2026-03-04'))).toEqual({ remind: true, lapse: false });
    expect(dunning(since, 4, at('2026-03-20'))).toEqual({ remind: false, lapse: false });
    expect(dunning(since, 2, at('2026-03-22'))).toEqual({ remind: false, lapse: true });
  });

  it('counts months by the calendar', () => {
    expect(monthAfter(at('2026-01-31'))).toEqual(at('2026-02-28'));
    expect(monthAfter(at('2026-12-15'), 2)).toEqual(at('2027-02-15'));
    expect(pauseEnd(at('2026-12-01'), 2, at('2026-11-28'))).toEqual(at('2027-02-01'));
    expect(pauseEnd(null, 1, at('2026-11-28'))).toEqual(at('2026-12-28'));
  });

  it('asks again after a year, once, and before more than twice as much is charged', () => {
    const consented_at = at('2025-11-28');
    expect(asksAgain({ consented_at, asked_at: null }, at('2026-11-27'))).toBe(false);
    expect(asksAgain({ consented_at, asked_at: null }, at('2026-11-28'))).toBe(true);
    expect(asksAgain({ consented_at, asked_at: at('2026-11-28') }, at('2026-12-28'))).toBe(false);
    expect([isLargeChange(1000, 2000), isLargeChange(1000, 2001)]).toEqual([false, true]);
  });

  it('is looked at when something is due', () => {
    const gift = {
      status: 'active' as const,
      next_charge_at: at('2026-12-10'),
      paused_until: null,
      unpaid_since: null,
      reminders: 0,
      consented_at: at('2026-11-10'),
      asked_at: null,
      created_at: at('2026-11-10'),
    };
    const now = at('2026-11-28');
    expect(nextLook(gift, now)).toEqual(new Date('2026-12-10T11:00:00Z'));
    expect(nextLook(gift, at('2026-12-11'))).toEqual(new Date('2026-12-11T16:00:00Z'));
    expect(nextLook({ ...gift, status: 'paused', paused_until: at('2026-12-05') }, now)).toEqual(
      at('2026-12-05'),
    );
    expect(
      nextLook({ ...gift, status: 'past_due', unpaid_since: at('2026-11-27'), reminders: 1 }, now),
    ).toEqual(new Date('2026-11-28T22:00:00Z'));
    expect(nextLook({ ...gift, status: 'incomplete' }, now)).toEqual(new Date('2026-11-11T12:00:00Z'));
    expect(nextLook({ ...gift, status: 'lapsed' }, now)).toBeNull();
  });
});

describe('the yearly question', () => {
  const consented_at = new Date('2026-01-10T00:00:00Z');
  const asked_at = new Date('2027-01-10T00:00:00Z');
  const after = (days: number) => new Date(asked_at.getTime() + days * 86_400_000);

  it('is repeated after 30 days, and ends the gift after 60', () => {
    const gift = { consented_at, asked_at };
    expect([0, 29, 30, 59, 60, 400].map((days) => unanswered(gift, after(days)))).toEqual([
      'wait',
      'wait',
      'remind',
      'remind',
      'end',
      'end',
    ]);
  });

  it('is over once the donor has agreed, and does not exist before it was asked', () => {
    expect(unanswered({ consented_at: after(3), asked_at }, after(90))).toBeNull();
    expect(unanswered({ consented_at, asked_at: null }, after(900))).toBeNull();
  });

  it('plans a look for the second letter and for the end', () => {
    const gift = {
      ...{
        status: 'active' as const,
        next_charge_at: null,
        paused_until: null,
        unpaid_since: null,
        reminders: 0,
      },
      ...{ consented_at, asked_at, created_at: consented_at },
    };
    expect(nextLook(gift, after(1))).toEqual(after(30));
    expect(nextLook(gift, after(31))).toEqual(after(60));
  });
});

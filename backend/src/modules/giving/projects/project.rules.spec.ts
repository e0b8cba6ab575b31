import { describe, expect, it } from '@jest/globals';
import { PROJECT_STATUSES, type ProjectStatus } from '../contract.ts';
import {
  budgetSum,
  daysLeft,
  percentageOf,
  poolLeft,
  possibleMoves,
  PROJECT_MOVES,
  refusalOf,
  statusAfter,
  wrongProject,
} from './project.rules.ts';

const facts = (status: ProjectStatus, change: object = {}) => ({
  status,
  charity_status: 'verified' as const,
  reason: 'Why',
  raised: 100,
  paid_out: 0,
  redirect_to: 'another',
  report: 'It stands.',
  ...change,
});

describe('states of a project', () => {
  it('are left only by the moves that are listed', () => {
    expect(
      Object.fromEntries(PROJECT_STATUSES.map((status) => [status, possibleMoves(status, true)])),
    ).toEqual({
      draft: ['submit'],
      in_review: ['return', 'start'],
      fundraising: ['pause', 'close', 'cancel'],
      paused: ['resume', 'cancel'],
      funded: ['deliver', 'cancel'],
      delivering: ['complete'],
      completed: [],
      cancelled: [],
    });
    expect(possibleMoves('in_review', false)).toEqual([]);
    for (const status of PROJECT_STATUSES)
      for (const move of PROJECT_MOVES)
        if (!possibleMoves(status, true).includes(move))
          expect(() => statusAfter(facts(status), move)).toThrow(/not possible/);
  });

  it('need a verified charity, a reason, a plan for what was raised, and a report', () => {
    expect(() => statusAfter(facts('in_review', { charity_status: 'suspended' }), 'start')).toThrow(
      /verified/,
    );
    expect(() => statusAfter(facts('paused', { charity_status: 'suspended' }), 'resume')).toThrow(/verified/);
    expect(() => statusAfter(facts('fundraising', { reason: '' }), 'pause')).toThrow(/marked/);
    expect(() => statusAfter(facts('funded', { redirect_to: null }), 'cancel')).toThrow(/Choose the project/);
    expect(statusAfter(facts('funded', { redirect_to: null, raised: 0 }), 'cancel')).toBe('cancelled');
    expect(() => statusAfter(facts('delivering', { report: ' ' }), 'complete')).toThrow(/report/);
    expect(() => statusAfter(facts('fundraising', { raised: 0 }), 'close')).toThrow(/Nothing/);
    expect(statusAfter(facts('fundraising'), 'close')).toBe('funded');
  });
});

describe('the numbers of a project', () => {
  const lines = [
    { label: 'Books', note: '', pieces: 600, each: 400 },
    { label: 'Fees', note: '', pieces: 1, each: 38_000 },
  ];
  const whole = {
    goal: 278_000,
    budget: lines,
    outcome_units: [{ label: 'One book', cost: 400 }],
    overflow: 'stop',
    redirect_to: null,
    starts_on: null,
    ends_on: null,
    summary: 'Books.',
    story: 'Rain.',
    goals: [4],
    sponsor: '',
    matching_pool: 0,
  };

  it('add up to the goal', () => {
    expect(budgetSum(lines)).toBe(278_000);
    expect(wrongProject(whole, true)).toEqual({});
    expect(Object.keys(wrongProject({ ...whole, goal: 278_001 }, false))).toEqual(['budget']);
    expect(Object.keys(wrongProject({ ...whole, budget: [] }, true))).toEqual(['budget']);
    expect(wrongProject({ ...whole, budget: [] }, false)).toEqual({});
  });

  it('fit each other', () => {
    const wrong = (change: object) => Object.keys(wrongProject({ ...whole, ...change }, false));
    expect(wrong({ outcome_units: [{ label: 'A house', cost: 278_001 }] })).toEqual(['outcome_units']);
    expect(wrong({ overflow: 'redirect' })).toEqual(['redirect_to']);
    expect(wrong({ starts_on: '2026-02-02', ends_on: '2026-02-01' })).toEqual(['ends_on']);
    expect(wrong({ matching_pool: 1 })).toEqual(['sponsor']);
  });

  it('tell what is left of a pool, and the whole percent of the goal', () => {
    expect([poolLeft(500, 200), poolLeft(500, 700), poolLeft(500, -5)]).toEqual([300, 0, 500]);
    expect([
      percentageOf(0, 3),
      percentageOf(999, 1_000),
      percentageOf(1_000, 1_000),
      percentageOf(2_500, 1_000),
    ]).toEqual([0, 99, 100, 250]);
  });

  it('count the last day of the fundraising', () => {
    const now = new Date('2026-11-28T23:30:00Z');
    const left = (day: string) => daysLeft(new Date(`${day}T00:00:00Z`), now);
    expect([left('2026-11-28'), left('2026-12-01'), left('2026-11-27'), daysLeft(null, now)]).toEqual([
      1,
      4,
      0,
      null,
    ]);
  });
});

describe('a gift', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const open = { status: 'fundraising', ends_on: null, overflow: 'stop', goal: 100, raised: 0 } as const;

  it('is taken by verified charities, for projects that raise money', () => {
    expect(refusalOf('verified', null, now)).toBeNull();
    expect(refusalOf('verified', open, now)).toBeNull();
    expect([
      refusalOf('suspended', open, now),
      refusalOf('archived', null, now),
      refusalOf('in_review', null, now),
    ]).toEqual(['suspended', 'archived', 'not_verified']);
    expect(refusalOf('verified', { ...open, status: 'paused' }, now)).toBe('paused');
    expect(refusalOf('verified', { ...open, status: 'funded' }, now)).toBe('not_fundraising');
    expect(refusalOf('verified', { ...open, ends_on: new Date('2026-11-27') }, now)).toBe('ended');
    expect(refusalOf('verified', { ...open, raised: 100 }, now)).toBe('goal_reached');
    expect(refusalOf('verified', { ...open, raised: 100, overflow: 'continue' }, now)).toBeNull();
  });
});

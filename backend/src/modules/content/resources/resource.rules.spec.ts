import { describe, expect, it } from '@jest/globals';
import { assertOpen, decided, seekerSees } from './resource.rules.ts';

const stands = (part: object) => ({ stage: 'submitted', wide: null, audience: 'school', ...part }) as never;

describe('a decision', () => {
  it('of the school asks the platform where it is meant for everybody', () => {
    expect(decided(stands({}), 'approve', 'school')).toEqual({ stage: 'approved', wide: null });
    expect(decided(stands({ audience: 'everybody' }), 'approve', 'school')).toEqual({
      stage: 'approved',
      wide: 'asked',
    });
    expect(decided(stands({ audience: 'everybody' }), 'approve', 'platform').wide).toBeNull();
  });

  it('to withdraw takes the question to the platform back', () => {
    expect(decided(stands({ stage: 'approved', wide: 'asked' }), 'withdraw', 'school')).toEqual({
      stage: 'withdrawn',
      wide: null,
    });
  });

  it.each([
    ['approve', { stage: 'approved' }],
    ['approve', { stage: 'draft' }],
    ['return', { stage: 'approved' }],
    ['withdraw', { stage: 'submitted' }],
    ['widen', { stage: 'approved', wide: 'approved' }],
    ['widen', { stage: 'withdrawn', wide: 'asked' }],
    ['decline', { stage: 'approved', wide: null }],
  ] as const)('%s comes too late on %j', (decision, part) =>
    expect(() => decided(stands(part), decision, 'school')).toThrow('Somebody has decided'),
  );
});

it('is changed by its maker while it is a draft or came back', () => {
  for (const stage of ['draft', 'returned'] as const) expect(() => assertOpen({ stage })).not.toThrow();
  for (const stage of ['submitted', 'approved', 'withdrawn'] as const)
    expect(() => assertOpen({ stage })).toThrow();
});

it('is found by age, and what is for teachers by teachers', () => {
  const sees = (role: 'student' | 'teacher' | 'parent', age: number | null) =>
    seekerSees({ userId: '', role, age });
  expect(sees('student', 9)).toEqual({ teachers: false, age: 9 });
  expect(sees('student', null)).toEqual({ teachers: false, age: 6 });
  expect(sees('parent', null)).toEqual({ teachers: false, age: null });
  expect(sees('teacher', null)).toEqual({ teachers: true, age: null });
});

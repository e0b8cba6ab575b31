import { describe, expect, it } from '@jest/globals';
import { LEADER_KINDS, LEADER_LIMITS } from '@bookgrove/contract';
import { stepsOf } from './trainingSteps.ts';

describe('the training', () => {
  it.each(LEADER_KINDS)('of a %s has a text for each step, and a right answer where it asks', (kind) => {
    const steps = stepsOf(kind);
    expect(steps.length).toBeGreaterThanOrEqual(5);
    for (const step of steps) {
      expect([step.key, step.text.join(' ').length > 120, step.task.length > 20]).toEqual([
        step.key,
        true,
        true,
      ]);
      expect([step.key, step.answers?.[step.right ?? 0] !== undefined]).toEqual([
        step.key,
        step.form === 'quiz',
      ]);
    }
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
    expect(LEADER_LIMITS.reflectionMin).toBeLessThan(LEADER_LIMITS.textMax);
  });
});

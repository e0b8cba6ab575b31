import { describe, expect, it } from '@jest/globals';
import { stepText } from './ingestionLabels.ts';

describe('the step of ingestion', () => {
  it.each([
    ['waiting', 'waiting', 'Waiting for its turn'],
    ['waiting', 'postponed', 'Your last files took long to check. This one waits for at most an hour'],
    ['processing', 'cleaning', 'Taking out what is unsafe for children'],
    ['processing', 'checking', 'Checking the file'],
  ] as const)('of a file that is %s (%s) has a reason', (status, step, text) => {
    expect(stepText({ status, step })).toBe(text);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isUrgent, reasonAgainstClosing, referenceOf, statusAfter } from './message.rules.ts';

describe('messages', () => {
  it('are urgent when a person may be at risk', () => {
    expect(['safety', 'bullying', 'content', 'broken', ''].map(isUrgent)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are resolved by an answer, and in progress after a note', () => {
    expect(statusAfter('new', 'note')).toBe('in_progress');
    expect(statusAfter('closed', 'note')).toBe('closed');
    expect(statusAfter('closed', 'reply')).toBe('answered');
  });

  it('about safety are not closed without a note', () => {
    expect(reasonAgainstClosing({ urgent: true }, 0)).toContain('note');
    expect(reasonAgainstClosing({ urgent: true }, 1)).toBeNull();
    expect(reasonAgainstClosing({ urgent: false }, 0)).toBeNull();
  });

  it('have a reference that can be read aloud', () => {
    expect(referenceOf(new Uint8Array([0, 1, 2, 3, 252, 253, 254, 255]))).toMatch(
      /^[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/,
    );
  });
});

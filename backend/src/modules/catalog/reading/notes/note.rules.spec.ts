import { describe, expect, it } from '@jest/globals';
import { classToShareWith, stateAfterSaving } from './note.rules.ts';

const shared = { class_id: 'a', note: 'Why did he go?', quote: 'he went' };

describe('saving a note', () => {
  it.each([
    ['is its writer’s alone without a class', null, { ...shared, class_id: null }, 'student', 'own'],
    ['waits for the teacher when a student shares it', null, shared, 'student', 'waiting'],
    ['is shown at once when the teacher wrote it', null, shared, 'co', 'shown'],
    ['stays shown while its words stay', { ...shared, state: 'shown' }, shared, 'student', 'shown'],
    ['stays hidden while its words stay', { ...shared, state: 'hidden' }, shared, 'student', 'hidden'],
    [
      'waits again with other words',
      { ...shared, state: 'shown' },
      { ...shared, note: 'x' },
      'student',
      'waiting',
    ],
    [
      'waits again in another class',
      { ...shared, state: 'shown' },
      { ...shared, class_id: 'b' },
      'student',
      'waiting',
    ],
    [
      'waits when it was private before',
      { ...shared, class_id: null, state: 'own' },
      shared,
      'student',
      'waiting',
    ],
  ] as const)('it %s', (_what, before, now, role, expected) => {
    expect(stateAfterSaving(before, now, role)).toBe(expected);
  });
});

describe('the class of a shared note', () => {
  const [a, b] = [
    { class_id: 'a', role: 'student' },
    { class_id: 'b', role: 'lead' },
  ] as const;
  it('is the only class, or the named one', () => {
    expect(classToShareWith([a], null)).toBe(a);
    expect(classToShareWith([a, b], 'b')).toBe(b);
  });
  it('is undefined when it is ambiguous or not one of the author’s classes', () => {
    expect(classToShareWith([a, b], null)).toBeNull();
    expect(classToShareWith([a], 'z')).toBeNull();
    expect(classToShareWith([], null)).toBeNull();
  });
});

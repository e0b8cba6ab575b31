import { describe, expect, it } from '@jest/globals';
import { isReadable, roomOf, stateOfPost } from './discussion.rules.ts';

const child = { id: 'mia', role: 'student' as const };
const known = { cohort: null, enrolledClass: null, classes: ['oak', 'elm'], course: 'rivers' };

describe('the room of a discussion', () => {
  it('is the cohort, the class, the course or the child alone', () => {
    expect(roomOf({ id: 'joan', role: 'teacher' }, { ...known, cohort: 'autumn' })).toEqual({
      id: 'autumn',
      kind: 'cohort',
    });
    expect(roomOf({ id: 'joan', role: 'teacher' }, known)).toEqual({ id: 'rivers', kind: 'course' });
    expect(roomOf(child, { ...known, enrolledClass: 'elm' })).toEqual({ id: 'elm', kind: 'class' });
    expect(roomOf(child, { ...known, enrolledClass: 'left' })).toEqual({ id: 'oak', kind: 'class' });
    expect(roomOf(child, { ...known, classes: [] })).toEqual({ id: 'mia', kind: 'own' });
  });
});

describe('a text in a discussion', () => {
  it('of a child waits for a teacher when it has contact details', () => {
    expect(stateOfPost('student', 'The river bends.')).toBe('shown');
    expect(stateOfPost('student', 'Ring me: 0171 555 0134')).toBe('waiting');
    expect(stateOfPost('teacher', 'Ring me: 0171 555 0134')).toBe('shown');
  });

  it('that waits or is hidden is read by those who moderate alone', () => {
    expect(isReadable('shown', false)).toBe(true);
    expect(isReadable('waiting', false)).toBe(false);
    expect(isReadable('hidden', true)).toBe(true);
  });
});

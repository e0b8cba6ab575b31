import { describe, expect, it } from '@jest/globals';
import { copyLesson, moved, moveLesson, newChapter, newLesson, newSection, withKind } from './model.ts';

describe('the draft of a course', () => {
  it('moves lessons within a part and to another one', () => {
    const [one, two] = [newChapter(), newChapter()];
    const [a, b, c] = [newLesson(), newLesson(), newLesson()];
    const chapters = [
      { ...one, lessons: [a, b] },
      { ...two, lessons: [c] },
    ];
    const ids = (list: typeof chapters) => list.map(({ lessons }) => lessons.map(({ id }) => id));
    expect(ids(moveLesson(chapters, a.id, one.id, 1))).toEqual([[b.id, a.id], [c.id]]);
    expect(ids(moveLesson(chapters, a.id, two.id, 0))).toEqual([[b.id], [a.id, c.id]]);
    expect(ids(moveLesson(chapters, 'nobody', two.id, 0))).toEqual(ids(chapters));
    expect(moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
  });

  it('gives a lesson what its kind needs', () => {
    expect(newLesson('video').sections).toMatchObject([{ kind: 'film' }]);
    const quiz = withKind(newLesson(), 'quiz');
    expect(quiz).toMatchObject({ move_on: 'passed', questions: [{ kind: 'choice' }], sections: [] });
    const written = { ...newLesson(), sections: [{ ...newSection('words'), text: 'Read this.' }] };
    expect(withKind(written, 'quiz').sections).toEqual(written.sections);
    const copy = copyLesson(quiz);
    expect(copy.id).not.toBe(quiz.id);
    expect(copy.questions[0]!.options[0]!.id).not.toBe(quiz.questions[0]!.options[0]!.id);
  });
});

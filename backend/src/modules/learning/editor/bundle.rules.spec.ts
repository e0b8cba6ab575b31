import { describe, expect, it } from '@jest/globals';
import type { CourseChapter } from '../courses/course.rules.ts';
import { referencesOf, withNewIds, withoutMissing } from './bundle.rules.ts';

const question = {
  id: 'q',
  kind: 'match' as const,
  skill: 'facts' as const,
  text: 'What?',
  options: [{ id: 'o', text: 'One' }],
  pairs: [{ id: 'p', left: 'a', match_id: 'm', right: 'b' }],
  help: '',
  help_lesson: 'l',
  resource: 'picture',
};
const chapters: CourseChapter[] = [
  {
    id: 'c',
    slug: 'one',
    title: 'One',
    summary: '',
    lessons: [
      {
        id: 'l',
        slug: 'first',
        title: 'First',
        kind: 'quiz',
        minutes: 5,
        move_on: 'passed',
        is_preview: false,
        sections: [
          { kind: 'film', text: '', ref: 'drop', pages: '' },
          { kind: 'words', text: 'Hello', ref: '', pages: '' },
        ],
        prompt: '',
        questions: [question, { ...question, id: 'r', options: [], pairs: [], help_lesson: 'elsewhere' }],
        pass_percent: 60,
      },
    ],
  },
];

describe('a bundle', () => {
  it('names each film, book, resource and live lesson once', () =>
    expect(referencesOf(chapters)).toEqual([
      { kind: 'film', ref: 'drop' },
      { kind: 'resource', ref: 'picture' },
    ]));

  it('comes with ids of its own, and its lessons still lead to each other', () => {
    let next = 0;
    const [chapter] = withNewIds(chapters, () => `n${(next += 1)}`);
    const [lesson] = chapter!.lessons;
    const [first, second] = lesson!.questions;
    const ids = [
      chapter!.id,
      lesson!.id,
      first!.id,
      first!.options[0]!.id,
      first!.pairs[0]!.id,
      first!.pairs[0]!.match_id,
      second!.id,
    ];
    expect(ids.every((id) => id.startsWith('n'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first!.help_lesson).toBe(lesson!.id);
    expect(second!.help_lesson).toBeNull();
  });

  it('leaves what is missing empty', () => {
    const [lesson] = withoutMissing(chapters, referencesOf(chapters))[0]!.lessons;
    expect(lesson!.sections.map(({ ref }) => ref)).toEqual(['', '']);
    expect(lesson!.questions.map(({ resource }) => resource)).toEqual([null, null]);
    expect(withoutMissing(chapters, [])[0]!.lessons[0]!.sections[0]!.ref).toBe('drop');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { CourseChapter } from '../courses/course.rules.ts';
import { countChanges, hasRepeatedIds, withSlugs } from './draft.rules.ts';

const lesson = (id: string, title: string): Omit<CourseChapter['lessons'][number], 'slug'> => ({
  id,
  title,
  kind: 'article',
  minutes: 5,
  move_on: 'seen',
  is_preview: false,
  sections: [],
  prompt: '',
  questions: [],
  pass_percent: 80,
});
const chapter = (id: string, title: string, ...lessons: ReturnType<typeof lesson>[]) => ({
  id,
  title,
  summary: '',
  lessons,
});

describe('slugs of a draft', () => {
  it('are made of titles, are distinct in their list, and stay once published', () => {
    const first = withSlugs([chapter('c', 'Rivers', lesson('a', 'Water'), lesson('b', 'Water'))], []);
    expect(first[0]).toMatchObject({ slug: 'rivers', lessons: [{ slug: 'water' }, { slug: 'water-2' }] });
    const second = withSlugs(
      [chapter('c', 'Streams', lesson('x', 'Water'), lesson('b', 'Ice')), chapter('d', '', lesson('e', ''))],
      first,
    );
    expect(second[0]).toMatchObject({ slug: 'rivers', lessons: [{ slug: 'water' }, { slug: 'water-2' }] });
    expect(second[1]).toMatchObject({ slug: 'part', lessons: [{ slug: 'lesson' }] });
  });

  it('ids occur once', () => {
    expect(hasRepeatedIds([chapter('c', '', lesson('a', ''))])).toBe(false);
    expect(hasRepeatedIds([chapter('c', '', lesson('c', ''))])).toBe(true);
  });

  it('changes are counted by part and lesson, whatever the order of members', () => {
    const before = withSlugs([chapter('c', 'One', lesson('a', 'A'), lesson('b', 'B'))], []);
    expect(countChanges(before, structuredClone(before))).toBe(0);
    const reordered = before.map((one) => ({
      ...one,
      lessons: one.lessons.map(
        (each) => Object.fromEntries(Object.entries(each).reverse()) as unknown as typeof each,
      ),
    }));
    expect(countChanges(before, reordered)).toBe(0);
    const after = withSlugs([chapter('c', 'Two', lesson('a', 'A'), lesson('n', 'New'))], before);
    expect(countChanges(before, after)).toBe(3);
  });
});

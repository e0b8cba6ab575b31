import { slugFrom } from '../../../platform/text/slug.rules.ts';
import type { CourseChapter } from '../courses/course.rules.ts';

type WithoutSlugs = (Omit<CourseChapter, 'slug' | 'lessons'> & {
  lessons: Omit<CourseChapter['lessons'][number], 'slug'>[];
})[];

/** Slugs are unique in their list; one that was published stays, because people have its address. */
export function withSlugs(chapters: WithoutSlugs, published: readonly CourseChapter[]): CourseChapter[] {
  const known = new Map<string, string>();
  for (const { id, slug, lessons } of published) {
    known.set(id, slug);
    for (const lesson of lessons) known.set(lesson.id, lesson.slug);
  }
  return distinct(chapters, known, 'part').map((chapter) => ({
    ...chapter,
    lessons: distinct(chapter.lessons, known, 'lesson'),
  }));
}

function distinct<One extends { id: string; title: string }>(
  list: readonly One[],
  known: ReadonlyMap<string, string>,
  fallback: string,
): (One & { slug: string })[] {
  const taken = new Set(list.flatMap(({ id }) => known.get(id) ?? []));
  return list.map((one) => {
    const old = known.get(one.id);
    if (old) return { ...one, slug: old };
    const wished = slugFrom(one.title, fallback);
    let slug = wished;
    for (let number = 2; taken.has(slug); number += 1) slug = `${wished}-${number}`;
    taken.add(slug);
    return { ...one, slug };
  });
}

/** Whether an id occurs twice among chapters, lessons, questions and their answers. */
export function hasRepeatedIds(chapters: WithoutSlugs): boolean {
  const ids = chapters.flatMap(({ id, lessons }) => [
    id,
    ...lessons.flatMap((lesson) => [
      lesson.id,
      ...lesson.questions.flatMap((question) => [
        question.id,
        ...question.options.map((option) => option.id),
        ...question.pairs.flatMap((pair) => [pair.id, pair.match_id]),
      ]),
    ]),
  ]);
  return new Set(ids).size < ids.length;
}

/** Number of parts and lessons that differ between two states of a course. */
export function countChanges(before: readonly CourseChapter[], after: readonly CourseChapter[]): number {
  const parts = (chapters: readonly CourseChapter[]) =>
    new Map(
      chapters.flatMap(({ lessons, ...chapter }, at) => [
        [
          chapter.id,
          JSON.stringify([
            at,
            chapter.title,
            chapter.summary,
            chapter.opens_on ?? null,
            chapter.opens_after_days ?? null,
          ]),
        ] as const,
        ...lessons.map((lesson, position) => [lesson.id, stable([at, position, lesson])] as const),
      ]),
    );
  const [old, now] = [parts(before), parts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id)).length;
}

/** JSON with members in the order of their names: the database does not keep their order. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    member && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );

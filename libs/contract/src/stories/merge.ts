import { STORY_LIMITS, type StoryBody, type StoryPage } from './story.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A page id that no page has yet. */
export function freePageId(pages: readonly { id: string }[]): string {
  const taken = new Set(pages.map(({ id }) => id));
  let number = pages.length + 1;
  while (taken.has(`p${number}`)) number += 1;
  return `p${number}`;
}

/**
 * Merges two versions of a story that was changed in two windows, page by page. Where both changed the same
 * page, theirs stays and mine follows as a separate page: nothing that a child wrote is lost, and the child
 * decides.
 * @returns the story, and the ids of the pages that are in it twice
 */
export function mergeStories(
  base: StoryBody,
  mine: StoryBody,
  theirs: StoryBody,
): { body: StoryBody; doubled: string[] } {
  const pick = <T>(was: T, my: T, their: T): T => (same(was, my) ? their : my);
  const at = (body: StoryBody, id: string): StoryPage | undefined =>
    body.pages.find((page) => page.id === id);
  const doubled: string[] = [];
  // The order of the version that moved pages; theirs when both did.
  const order = (body: StoryBody): string => body.pages.map(({ id }) => id).join();
  const lead = order(base) === order(theirs) ? mine : theirs;
  const rest = (lead === mine ? theirs : mine).pages;
  const ids = lead.pages.map(({ id }) => id);
  for (const [index, { id }] of rest.entries()) {
    const was = at(base, id);
    // Removed here and unchanged there: removed.
    if (ids.includes(id) || (was && same(was, rest[index]))) continue;
    // A page that only the other version has follows the same page as there.
    const before = rest[index - 1]?.id;
    ids.splice(before && ids.includes(before) ? ids.indexOf(before) + 1 : ids.length, 0, id);
  }
  const pages: StoryPage[] = [];
  for (const id of ids) {
    const [was, my, their] = [at(base, id), at(mine, id), at(theirs, id)];
    if (my && their) {
      if (same(my, their) || same(was, my)) pages.push(their);
      else if (same(was, their)) pages.push(my);
      else {
        const copy = { ...my, id: freePageId([...pages, ...mine.pages, ...theirs.pages]) };
        pages.push(their, copy);
        doubled.push(copy.id);
      }
      continue;
    }
    const left = my ?? their!;
    // Removed in one version: removed, unless the other one changed it.
    if (!was || !same(was, left)) pages.push(left);
  }
  const [first] = theirs.pages;
  return {
    doubled,
    body: {
      title: pick(base.title, mine.title, theirs.title),
      language: pick(base.language, mine.language, theirs.language),
      cover: pick(base.cover, mine.cover, theirs.cover),
      pages: (pages.length > 0 ? pages : first ? [first] : mine.pages).slice(0, STORY_LIMITS.pages),
    },
  };
}

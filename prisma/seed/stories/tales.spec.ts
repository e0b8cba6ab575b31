import { describe, expect, it } from '@jest/globals';
import { gapsOf, pagesFault, privateWords, sceneFault, STORY_STATES } from '@bookgrove/contract/stories';
import { cleanMp3 } from '../../../backend/src/platform/audio/mp3.rules.ts';
import { demoSchools, usernameOf } from '../schools.ts';
import { tales } from './tales.ts';
import { playTune } from './tune.ts';

const pagesOf = ({ pages }: (typeof tales)[number]) =>
  pages.map(([text, picture, alt], index) => ({ id: `p${index + 1}`, text, picture, alt, voice: null }));

describe('the stories of the demo class', () => {
  it.each(tales.map((tale) => [tale.title, tale] as const))(
    '“%s” can be saved and submitted',
    (_title, tale) => {
      const { title, by, cover, fate, returned, from } = tale;
      const pages = pagesOf(tale);
      expect([sceneFault(cover, 'cover'), pagesFault(pages)]).toEqual([null, null]);
      if (fate !== 'draft') expect(gapsOf({ title, pages })).toEqual([]);
      for (const { text, alt } of pages) expect(privateWords(`${title}\n${text}\n${alt}`)).toEqual([]);
      const { students, suffix } = demoSchools[0]!.class;
      expect(students.map(([first]) => usernameOf(first, suffix))).toContain(by);
      for (const { page, words } of returned?.notes ?? []) expect(pages[page - 1]!.text).toContain(words);
      // An original must allow versions and come earlier in the list.
      if (from) {
        const origin = tales.findIndex((one) => one.title === from.title);
        expect([tales[origin]?.versions, origin < tales.indexOf(tale)]).toEqual([true, true]);
      }
    },
  );

  it('cover every kind of version, and every state except those that need a person’s consent', () => {
    expect(new Set(tales.flatMap(({ from }) => from?.how ?? []))).toEqual(
      new Set(['translation', 'level', 'remix']),
    );
    expect(STORY_STATES.filter((state) => !tales.some(({ fate }) => fate === state))).toEqual([
      'approved',
      'withdrawn',
    ]);
  });

  it('have valid recordings', () => {
    const sound = cleanMp3(
      playTune([
        [0, 1],
        [4, 1],
        [7, 2],
      ]),
    );
    expect(sound!.seconds).toBeGreaterThan(1.5);
    expect(sound!.seconds).toBeLessThan(3);
  });
});

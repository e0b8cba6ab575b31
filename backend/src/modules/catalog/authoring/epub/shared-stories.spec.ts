import { describe, expect, it } from '@jest/globals';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  emptyScene,
  pagesFault,
  showsWords,
  STORY_LIMITS,
  type StoryPage,
} from '@bookgrove/contract/stories';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import { fontFamilyFor } from '../../../../platform/print/fonts.ts';
import { buildEpub } from './build-epub.ts';

interface Version {
  lang: string;
  title: string;
  pages: string[];
  text: string;
  license: string;
}
interface SharedStory {
  id: string;
  images: string[];
  versions: Version[];
}

const folder = sharedData();
const shared = folder ? describe : describe.skip;
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder!, path), 'utf8'));
const stories = (): SharedStory[] =>
  readdirSync(join(folder!, 'stories')).map((id) => read(`stories/${id}/story.json`) as SharedStory);

const page = (number: number, text: string, picture: string | null): StoryPage => ({
  id: `p${number}`,
  text,
  alt: picture ? 'A picture of the story' : '',
  voice: null,
  picture: {
    ...emptyScene(),
    elements: picture
      ? [{ kind: 'picture', id: 'e1', picture, x: 400, y: 300, w: 800, h: 600, turn: 0 }]
      : [],
  },
});
const faults = async (epub: Buffer): Promise<string[]> =>
  (await EpubCheck.validate(new Uint8Array(epub))).messages
    .filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))
    .map(({ id, message }) => `${id} ${message}`);
const bind = (title: string, language: string, pages: StoryPage[], own = new Map<string, Buffer>()) =>
  buildEpub(
    {
      id: '01900000-0000-7000-8000-000000000001',
      title,
      language,
      authors: ['Somebody'],
      license: 'CC-BY-4.0',
      credits: [],
      publisher: 'Oak School',
      modified: new Date(0),
      cover: emptyScene(),
      pages,
    },
    own,
    new Map(),
  );

shared('the real stories', () => {
  it('meet the rules of the story editor and become valid books in each language', async () => {
    const bound: string[] = [];
    for (const { id, versions } of stories())
      for (const { lang, title, pages } of versions) {
        const written = pages.map((text, index) => page(index + 1, text, null));
        expect([id, lang, pagesFault(written)]).toEqual([id, lang, null]);
        expect([id, lang, await faults(await bind(title, lang, written))]).toEqual([id, lang, []]);
        bound.push(lang);
      }
    expect(bound.length).toBe(39);
    expect([...new Set(bound)].sort()).toEqual(['ar', 'bn', 'en', 'hi', 'sw', 'ur', 'zh']);
  });

  it('are built with their pictures', async () => {
    const [{ id, images, versions }] = stories() as [SharedStory];
    const { title, pages } = versions.find(({ lang }) => lang === 'ar')!;
    const own = new Map(
      images.map((name, index) => [
        `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        readFileSync(join(folder!, 'stories', id, 'img', name)),
      ]),
    );
    // The first picture is the cover; page k uses picture k + 1.
    const written = pages.map((text, index) => page(index + 1, text, [...own.keys()][index + 1]!));
    expect(pagesFault(written)).toBeNull();
    const epub = await bind(title, 'ar', written, own);
    expect(await faults(epub)).toEqual([]);
    expect(epub.length).toBeGreaterThan(100_000);
  });

  it('can be printed where our fonts cover the script', () => {
    const printable = new Set(
      stories().flatMap(({ versions }) =>
        versions.filter(({ pages }) => fontFamilyFor(pages.join(' ')) !== null).map(({ lang }) => lang),
      ),
    );
    expect([...printable].sort()).toEqual(expect.arrayContaining(['ar', 'bn', 'en', 'hi', 'sw', 'ur']));
    expect(printable.has('zh')).toBe(false);
  });
});

shared('naughty strings', () => {
  it('are refused with their name, or are in a valid book unchanged', async () => {
    const all = (read('strings/blns.json') as string[]).filter((text) => text.length <= STORY_LIMITS.text);
    const kept = all.filter((text) => pagesFault([page(1, text, null)]) === null);
    // Only control characters may be lost, which no page can show.
    expect(all.filter((text) => !kept.includes(text)).every((text) => /[\0-\x08\x0b-\x1f]/.test(text))).toBe(
      true,
    );
    expect(kept.length).toBeGreaterThan(500);
    for (let at = 0; at < kept.length; at += STORY_LIMITS.pages) {
      const written = kept
        .slice(at, at + STORY_LIMITS.pages)
        .map((text, index) => page(index + 1, text, null));
      // A story that could be submitted: one with an empty title is rejected before a teacher gets it.
      const title =
        written.map(({ text }) => text.slice(0, STORY_LIMITS.title)).find(showsWords) ?? 'Untitled';
      expect([at, await faults(await bind(title, 'en', written))]).toEqual([at, []]);
    }
  });
});

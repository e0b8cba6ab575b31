import { describe, expect, it } from '@jest/globals';
import { sceneSvg } from '../art/index.ts';
import { findQuote, quoteOf } from './anchor.ts';
import { coverOf, wholeCover } from './cover.ts';
import { levelOf } from './level.ts';
import { mergeStories } from './merge.ts';
import { emptyPage, emptyScene, gapsOf, pagesFault, sceneFault, type StoryBody } from './story.ts';

const body = (change: Partial<StoryBody> = {}, ...texts: string[]): StoryBody => ({
  title: 'Fox',
  language: 'en',
  cover: emptyScene(),
  pages: (texts.length > 0 ? texts : ['one', 'two']).map((text, index) => ({
    ...emptyPage(`p${index + 1}`),
    text,
  })),
  ...change,
});
const texts = ({ pages }: StoryBody): string[] => pages.map(({ text }) => text);

describe('two windows on one story', () => {
  it('are merged page by page', () => {
    const merged = mergeStories(body(), body({ title: 'My fox' }, 'one!', 'two'), body({}, 'one', 'two!'));
    expect([merged.body.title, texts(merged.body), merged.doubled]).toEqual(['My fox', ['one!', 'two!'], []]);
  });

  it('keep both sides of a page that both changed', () => {
    const merged = mergeStories(body(), body({}, 'mine', 'two'), body({}, 'theirs', 'two'));
    expect(texts(merged.body)).toEqual(['theirs', 'mine', 'two']);
    expect(new Set(merged.body.pages.map(({ id }) => id)).size).toBe(3);
    expect(merged.doubled).toEqual([merged.body.pages[1]!.id]);
  });

  it('keep new pages of both; a removed page stays removed unless the other side changed it', () => {
    const mine = body({}, 'one', 'two', 'mine');
    const theirs = body({}, 'one');
    expect(texts(mergeStories(body(), mine, theirs).body)).toEqual(['one', 'mine']);
    expect(texts(mergeStories(body(), body({}, 'one', 'two!'), theirs).body)).toEqual(['one', 'two!']);
  });
});

describe('words with a comment', () => {
  const text = 'The fox ran. The fox slept. The fox ate.';
  const quote = quoteOf(text, 17, 20); // the second fox

  it('are found by their context after text was inserted before them', () => {
    const after = `One day. ${text}`;
    expect(findQuote(after, quote)).toEqual([26, 29]);
  });

  it('are found by their context when they were changed themselves', () => {
    const [start, end] = findQuote(
      'He rides a pony in the rain',
      quoteOf('He rides a hors in the rain', 11, 15),
    )!;
    expect('He rides a pony in the rain'.slice(start, end)).toBe('pony');
  });

  it('are not found when nothing of them is left', () => {
    expect(findQuote('Something else entirely.', quote)).toBeNull();
  });
});

describe('the reading level', () => {
  it('distinguishes short from long sentences, and names its formula', () => {
    const easy = levelOf(['The cat sat. The dog ran. We had fun.'], 'en')!;
    const hard = levelOf(
      [
        'Notwithstanding considerable meteorological uncertainty, the experienced navigators determined to continue their extraordinary circumnavigation.',
      ],
      'en',
    )!;
    expect([easy.band, easy.words, easy.sentences, easy.formula]).toEqual([0, 9, 3, 'flesch-kincaid']);
    expect(hard.band).toBe(3);
  });
  it('has a formula for each script', () => {
    expect(levelOf(['Le chat dort sur le lit. Il rêve.'], 'fr')!.formula).toBe('kandel-moles');
    expect(levelOf(['Der Hund läuft. Die Katze schläft lange.'], 'de')!.formula).toBe('lix');
    expect(levelOf(['القط ينام على السرير. وهو يحلم.'], 'ar')!.formula).toBe('sentences');
    expect(levelOf(['one two'], 'en')).toBeNull();
  });
});

const newVoice = '01900000-0000-7000-8000-00000000000b';

describe('a page', () => {
  it('contains known members only, and no element twice', () => {
    expect(pagesFault([emptyPage('p1')])).toBeNull();
    expect(pagesFault([])).toBe('pages');
    expect(pagesFault([emptyPage('p1'), emptyPage('p1')])).toBe('pages[1].id');
    const line = { kind: 'stroke', id: 'e1', color: 'clay', width: 9, points: [1, 2, 3] };
    expect(pagesFault([{ ...emptyPage('p1'), picture: { ...emptyScene(), elements: [line] } }])).toBe(
      'pages[0].picture.elements[0].points',
    );
  });

  it('is incomplete while its picture has no text alternative', () => {
    const page = {
      ...emptyPage('p1'),
      text: 'A dot.',
      picture: {
        ...emptyScene(),
        elements: [{ kind: 'stroke' as const, id: 'e1', color: 'clay' as const, width: 9, points: [1, 2] }],
      },
    };
    expect(gapsOf({ title: ' ', pages: [page] })).toEqual([
      { gap: 'title', page: 0 },
      { gap: 'alt', page: 1 },
    ]);
  });

  it('may be a recording only, where its author does not write yet', () => {
    const page = { ...emptyPage('p1'), text: ' ' };
    expect(gapsOf({ title: 'Bees', pages: [page] })).toEqual([{ gap: 'words', page: 1 }]);
    expect(gapsOf({ title: 'Bees', pages: [{ ...page, voice: newVoice }] })).toEqual([]);
  });

  it('is drawn as an SVG without external references', async () => {
    const svg = await sceneSvg(
      {
        ...emptyScene(),
        elements: [{ kind: 'picture', id: 'e1', x: 9, y: 9, w: 9, h: 9, turn: 0, picture: 'x' }],
      },
      () => null,
    );
    expect(svg).toContain('<path');
    expect(svg).not.toContain('<image');
  });
});

describe('a cover from the cover editor', () => {
  const ground = { color: 'night', pattern: 'stars', second: 'sun' } as const;
  const id = '0198a5b2-0000-7000-8000-000000000001';
  it('fits into the picture, whatever its shape, and can be saved', () => {
    for (const [width, height, w, h] of [
      [900, 1200, 450, 600],
      [848, 1200, 424, 600],
      [1200, 1200, 600, 600],
      [1200, 300, 800, 200],
    ] as const) {
      const scene = coverOf(ground, { id, width, height });
      expect(sceneFault(scene, 'cover')).toBeNull();
      expect(scene.elements).toMatchObject([{ kind: 'picture', picture: id, x: 400, y: 300, w, h }]);
      expect(scene.ground).toEqual({ color: 'night', pattern: 'plain', second: 'sun' });
    }
  });
  it('is the whole cover of the book when it has the shape of a cover and no text', () => {
    const scene = coverOf(ground, { id, width: 900, height: 1200 });
    expect(wholeCover(scene)).toBe(id);
    expect(wholeCover(coverOf(ground, { id, width: 848, height: 1200 }))).toBeNull();
    expect(wholeCover(coverOf(ground, { id, width: 1200, height: 1200 }))).toBeNull();
    const [picture] = scene.elements;
    expect(wholeCover({ ...scene, elements: [picture!, { ...picture!, id: 'e2' }] })).toBeNull();
    expect(
      wholeCover({ ...scene, elements: [{ ...picture!, turn: 15 } as typeof picture & object] }),
    ).toBeNull();
    expect(
      wholeCover({ ...scene, elements: [{ ...picture!, y: 400 } as typeof picture & object] }),
    ).toBeNull();
    expect(wholeCover(emptyScene())).toBeNull();
  });
});

import {
  DESIGN_LIMITS,
  ELEMENT_CHECKS,
  ELEMENT_ID,
  faultOf,
  BACKGROUND_CHECKS,
  PLACED,
  type Check,
  type DesignBody,
  type DesignColor,
  type PictureElement,
  type ShapeElement,
  type StickerElement,
} from '../designs.ts';
import { CLIPART_NAMES } from '../clipart/generated/names.ts';
import { SKIN_TONES, type SkinTone } from '../clipart/shape.ts';

/**
 * Rules of stories that children write. Server and app use the same checks, so that a saved story can always
 * be opened, and contains only known elements.
 */
export const STORY_KINDS = ['story', 'blog', 'letter', 'poem', 'comic'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

export const STORY_STATES = [
  'draft',
  'submitted',
  'changes_requested',
  'approved',
  'published',
  'withdrawn',
] as const;
export type StoryState = (typeof STORY_STATES)[number];

/** How one story derives from another. */
export const VERSION_KINDS = ['translation', 'level', 'remix'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** The licence under which children let others make a version (SPDX). */
export const VERSION_LICENSE = 'CC-BY-4.0';

/** Size of a page's picture, in the units of the drawing. */
export const SCENE_SIZE = { width: 800, height: 600 } as const;

/** A painted line: x and y of its points, alternating. */
export interface StrokeElement {
  kind: 'stroke';
  id: string;
  color: DesignColor;
  width: number;
  points: number[];
}
/** A picture of the product in all its colours: people, animals, places, things. */
export type ClipartElement = Omit<PictureElement, 'kind' | 'picture'> & {
  kind: 'clipart';
  /** Group and name, e.g. `animals/cat`. */
  clipart: string;
  /** Of a person; null for everything else. */
  skin: SkinTone | null;
  /** The colour that replaces its main one; null for its own colours. */
  color: DesignColor | null;
};
export type SceneElement = StickerElement | ShapeElement | PictureElement | StrokeElement | ClipartElement;

/** The picture of a page: its background and its elements, bottom layer first. */
export interface Scene {
  ground: DesignBody['ground'];
  elements: SceneElement[];
}

export interface StoryPage {
  id: string;
  text: string;
  picture: Scene;
  /** Text alternative of the picture. */
  alt: string;
  /** Id of the recording of the page. */
  voice: string | null;
}

/** The content of a story, as the story editor changes it. */
export interface StoryBody {
  title: string;
  /** BCP 47. */
  language: string;
  cover: Scene;
  pages: StoryPage[];
}

export const STORY_LIMITS = {
  title: 120,
  pages: 32,
  text: 1_500,
  alt: 300,
  /** In a drawing that was inserted as a picture. */
  drawnWords: DESIGN_LIMITS.elements * (DESIGN_LIMITS.text + 1),
  elements: 80,
  points: 1_200,
  stories: 60,
  media: 80,
  voiceSeconds: 120,
  /** Of the whole story as sent: a request may have 1 MB. */
  bytes: 900_000,
  /** In addition to the author. */
  coAuthors: 4,
  /** Stories in one anthology. */
  anthologyStories: 40,
  anthologies: 40,
} as const;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Characters that cannot be shown. */
const UNSHOWN = /[\0-\x08\x0b-\x1f]/;
const words =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && !UNSHOWN.test(value);
const coordinate = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 2_000;

const STROKE: Record<string, Check> = {
  kind: () => true,
  id: (value) => typeof value === 'string' && ELEMENT_ID.test(value),
  color: BACKGROUND_CHECKS['color']!,
  width: (value) => typeof value === 'number' && value >= 1 && value <= 80,
  points: (value) =>
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length % 2 === 0 &&
    value.length <= STORY_LIMITS.points &&
    value.every(coordinate),
};

const isClipart = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const [group = '', name = '', ...more] = value.split('/');
  return more.length === 0 && Object.hasOwn(CLIPART_NAMES, group) && CLIPART_NAMES[group]!.includes(name);
};
const CLIPART: Record<string, Check> = {
  ...PLACED,
  clipart: isClipart,
  skin: (value) => value === null || SKIN_TONES.some((tone) => tone === value),
  color: (value) => value === null || BACKGROUND_CHECKS['color']!(value),
};

/** Path of the first invalid member of a picture; null when it is valid. */
export function sceneFault(scene: unknown, at: string): string | null {
  const members = faultOf(scene, { ground: () => true, elements: Array.isArray }, at);
  if (members) return members;
  const { ground, elements } = scene as { ground: unknown; elements: unknown[] };
  const fault = faultOf(ground, BACKGROUND_CHECKS, `${at}.ground`);
  if (fault) return fault;
  if (elements.length > STORY_LIMITS.elements) return `${at}.elements`;
  const ids = new Set<string>();
  for (const [index, element] of elements.entries()) {
    const place = `${at}.elements[${index}]`;
    const kind = (element as { kind?: unknown } | null)?.kind;
    const checks =
      kind === 'stroke'
        ? STROKE
        : kind === 'clipart'
          ? CLIPART
          : kind === 'sticker' || kind === 'shape' || kind === 'picture'
            ? ELEMENT_CHECKS[kind]
            : null;
    if (!checks) return `${place}.kind`;
    const wrong = faultOf(element, checks, place);
    if (wrong) return wrong;
    const { id } = element as SceneElement;
    if (ids.has(id)) return `${place}.id`;
    ids.add(id);
  }
  return null;
}

const PAGE: Record<string, Check> = {
  id: (value) => typeof value === 'string' && ELEMENT_ID.test(value),
  text: words(STORY_LIMITS.text),
  picture: () => true,
  alt: words(STORY_LIMITS.alt),
  voice: (value) => value === null || (typeof value === 'string' && UUID.test(value)),
};

/** Path of the first invalid member of a story's pages, e.g. `pages[2].text`; null when they are valid. */
export function pagesFault(pages: unknown): string | null {
  if (!Array.isArray(pages) || pages.length === 0 || pages.length > STORY_LIMITS.pages) return 'pages';
  const ids = new Set<string>();
  for (const [index, page] of pages.entries()) {
    const at = `pages[${index}]`;
    const fault =
      faultOf(page, PAGE, at) ?? sceneFault((page as { picture?: unknown }).picture, `${at}.picture`);
    if (fault) return fault;
    const { id } = page as StoryPage;
    if (ids.has(id)) return `${at}.id`;
    ids.add(id);
  }
  return null;
}

export const emptyScene = (): Scene => ({
  ground: { color: 'sky', pattern: 'plain', second: 'white' },
  elements: [],
});

export const emptyPage = (id: string): StoryPage => ({
  id,
  text: '',
  picture: emptyScene(),
  alt: '',
  voice: null,
});

/** Ids of the user's pictures in a scene. */
export const picturesIn = ({ elements }: Scene): string[] =>
  elements.flatMap((element) => (element.kind === 'picture' ? [element.picture] : []));

/** Ids of the user's pictures and recordings in a story. */
export function mediaOf({ cover, pages }: Pick<StoryBody, 'cover' | 'pages'>): string[] {
  const pictures = [cover, ...pages.map(({ picture }) => picture)].flatMap(picturesIn);
  return [...new Set([...pictures, ...pages.flatMap(({ voice }) => voice ?? [])])];
}

/** What is missing before a story can be submitted to a teacher. */
export type StoryGap = 'title' | 'words' | 'alt';

/** Whether a picture shows anything that needs a text alternative. */
export const showsSomething = ({ elements }: Scene): boolean => elements.length > 0;

/** Whether a text has visible characters: not blanks, direction marks and control characters alone. */
export const showsWords = (text: string): boolean =>
  /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** What a story lacks, with the page where that applies; empty when it can be submitted. */
export function gapsOf({
  title,
  pages,
}: Pick<StoryBody, 'title' | 'pages'>): { gap: StoryGap; page: number }[] {
  return [
    ...(showsWords(title) ? [] : [{ gap: 'title' as const, page: 0 }]),
    // A recording counts as text, for children who cannot write yet.
    ...(pages.some(({ text, voice }) => voice !== null || showsWords(text))
      ? []
      : [{ gap: 'words' as const, page: 1 }]),
    ...pages.flatMap(({ picture, alt }, index) =>
      showsSomething(picture) && !showsWords(alt) ? [{ gap: 'alt' as const, page: index + 1 }] : [],
    ),
  ];
}

import type { StoryEntry } from '@bookgrove/api-client';
import { STICKERS, SHAPES } from '@bookgrove/contract/art';
import type { ClipartWords } from '@bookgrove/contract/clipart';
import type { Scene, SceneElement, StoryKind, StoryLevel } from '@bookgrove/contract/stories';
import { locale, t } from '../../i18n/index.ts';

/** The position of the editor when it shows no page. */
export const COVER = 'cover';

export const KIND_NAMES: Record<StoryKind, string> = {
  story: 'Story',
  blog: 'Blog post',
  letter: 'Letter',
  poem: 'Poem',
  comic: 'Comic',
};

export const BANDS = ['Ages 4–6', 'Ages 6–8', 'Ages 8–10', 'Ages 10 and up'] as const;
export const FORMULAS: Record<StoryLevel['formula'], string> = {
  'flesch-kincaid': 'It counts words and syllables.',
  'kandel-moles': 'It counts words and syllables.',
  lix: 'It counts words and long words.',
  sentences: 'By the length of the sentences.',
};

/** All authors as text: "Mia A and Yara K". */
export const authorsOf = ({ author, co_authors }: Pick<StoryEntry, 'author' | 'co_authors'>): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
    [author, ...co_authors].map(({ name }) => name),
  );

/** The name of an element in lists and for screen readers; `words` has the names of built-in pictures. */
export function nameOf(element: SceneElement, words: ClipartWords | null): string {
  switch (element.kind) {
    case 'sticker':
      return t(STICKERS[element.sticker].name);
    case 'shape':
      return t(SHAPES[element.shape].name);
    case 'stroke':
      return t('Painted line');
    case 'clipart':
      return words?.[element.clipart]?.[0] ?? t('Picture');
    case 'picture':
      return t('My picture');
  }
}

/** The names of the built-in pictures in a picture, each once; empty when it has none or they are not loaded. */
export function thingsIn({ elements }: Scene, words: ClipartWords | null): string {
  const names = elements.flatMap((element) =>
    element.kind === 'sticker' || (element.kind === 'clipart' && words)
      ? [nameOf(element, words).toLocaleLowerCase(locale())]
      : [],
  );
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(new Set(names));
  return list.charAt(0).toLocaleUpperCase(locale()) + list.slice(1);
}

/** Languages in which stories can be written, by their tags. */
export const WRITTEN = ['en', 'fr', 'ar', 'hi', 'es', 'pt', 'de', 'it', 'sw', 'zh', 'bn', 'ur'];

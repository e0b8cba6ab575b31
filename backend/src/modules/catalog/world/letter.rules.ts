import { REPORTS_THAT_HIDE } from '@bookgrove/contract';
import type { Scene, StoryPage } from '@bookgrove/contract/stories';
import type { LetterFault } from '@bookgrove/contract/world';

/** A report as far as it decides something. */
export interface Alarm {
  fault: LetterFault;
  /** Whoever reported it was signed in. */
  known: boolean;
}

/**
 * Whether a letter is taken off until somebody has looked at it. Something private about a child goes at once, if
 * somebody who is known says so; anything else when three different people say it, so that nobody silences a child alone.
 */
export const isHeld = (alarms: readonly Alarm[]): boolean =>
  alarms.some(({ fault, known }) => known && fault === 'private') || alarms.length >= REPORTS_THAT_HIDE;

/** The picture without photographs and drawings of one's own: those belong to the school. */
export const printable = ({ ground, elements }: Scene): Scene => ({
  ground,
  elements: elements.filter(({ kind }) => kind !== 'picture'),
});

/** What is printed of a letter's pages: all the words, and the first picture that shows something. */
export function printed(
  pages: readonly StoryPage[],
  cover: Scene,
): { text: string; picture: Scene; alt: string } {
  const text = pages
    .map((page) => page.text.trim())
    .filter(Boolean)
    .join('\n\n');
  const page = pages.find(({ picture }) => printable(picture).elements.length > 0);
  if (page) return { text, picture: printable(page.picture), alt: page.alt };
  return { text, picture: printable(cover), alt: '' };
}

/** Who stands below a letter: the first names that families let out; empty when there is none. */
export const signedBy = (authors: readonly { name: string; named: boolean }[]): string =>
  authors
    .filter(({ named }) => named)
    .map(({ name }) => name)
    .join(', ');

import { REPORTS_THAT_HIDE } from '@bookgrove/contract';
import type { Scene, StoryPage } from '@bookgrove/contract/stories';
import type { LetterFault } from '@bookgrove/contract/dear-world-book';

/** The parts of a report that a decision depends on. */
interface LetterReportSummary {
  fault: LetterFault;
  /** The reporter was signed in. */
  known: boolean;
}

/**
 * Whether reports hide a letter until somebody has decided. A report of private details hides it at once if the reporter was
 * signed in; any other needs three different people, so that nobody can silence a child alone.
 */
export const isHiddenByReports = (reports: readonly LetterReportSummary[]): boolean =>
  reports.some(({ fault, known }) => known && fault === 'private') || reports.length >= REPORTS_THAT_HIDE;

/** The picture without uploaded photographs and drawings, which do not leave the school. */
export const withoutOwnPictures = ({ ground, elements }: Scene): Scene => ({
  ground,
  elements: elements.filter(({ kind }) => kind !== 'picture'),
});

/** What is published of a letter: the text of all pages, and the first picture that is not empty. */
export function publishedScene(
  pages: readonly StoryPage[],
  cover: Scene,
): { text: string; picture: Scene; alt: string } {
  const text = pages
    .map((page) => page.text.trim())
    .filter(Boolean)
    .join('\n\n');
  const page = pages.find(({ picture }) => withoutOwnPictures(picture).elements.length > 0);
  if (page) return { text, picture: withoutOwnPictures(page.picture), alt: page.alt };
  return { text, picture: withoutOwnPictures(cover), alt: '' };
}

/** The signature of a letter: the first names that families allow; empty when there is none. */
export const signedBy = (authors: readonly { name: string; named: boolean }[]): string =>
  authors
    .filter(({ named }) => named)
    .map(({ name }) => name)
    .join(', ');

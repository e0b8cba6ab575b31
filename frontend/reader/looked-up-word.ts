import { SENTENCE_MAX, WORD_MAX } from '../src/shared/reader/protocol.ts';
import { rangeOf, sentencesOf } from './spoken-text.ts';

/** A word on the page and the text around it. */
export interface WordOnPage {
  word: string;
  sentence: string;
  /** Language of the text; empty when unknown. */
  language: string;
  range: Range;
}

/** The name of the highlight of a word whose card is open. */
export const ASKED = 'bookgrove-asked';

/** Tolerance in pixels, because a finger covers more than a letter. */
const NEAR = 6;

type Carets = Document & {
  caretPositionFromPoint?(x: number, y: number): { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
};

/**
 * The word at a point of a document; null when there is none. `language` is the book's, used when the text
 * declares none.
 */
export function wordAtPoint(document: Document, x: number, y: number, language: string): WordOnPage | null {
  const carets = document as Carets;
  const position = carets.caretPositionFromPoint?.(x, y);
  const caret = position ? null : carets.caretRangeFromPoint?.(x, y);
  const node = position?.offsetNode ?? caret?.startContainer;
  if (node?.nodeType !== 3) return null;
  const found = wordAtText(node as Text, position?.offset ?? caret?.startOffset ?? 0, language);
  // The browser returns the nearest caret, which may be far away.
  const isHit = [...(found?.range.getClientRects() ?? [])].some(
    ({ left, right, top, bottom }) =>
      x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR,
  );
  return isHit ? found : null;
}

/** The word at an offset of a text: the one around it, or the one that ends there. */
export function wordAtText(node: Text, offset: number, bookLanguage: string): WordOnPage | null {
  const parent = node.parentElement;
  const root = parent?.closest('.pdf-text') ?? node.ownerDocument.body;
  if (!parent || !root) return null;
  const language = languageAt(parent) || bookLanguage;
  for (const sentence of sentencesOf(node.ownerDocument, language, { isDrawn: true, root })) {
    const piece = sentence.pieces.find((one) => one.node === node && offset >= one.from && offset <= one.to);
    if (!piece) continue;
    const at = piece.at + offset - piece.from;
    const found = wordsOf(sentence.text, language).find(({ from, to }) => at >= from && at <= to);
    const range = found && rangeOf(sentence, found.from, found.to);
    if (!found || !range) continue;
    const word = sentence.text.slice(found.from, found.to);
    if (word.length > WORD_MAX) return null;
    return { word, sentence: sentence.text.trim().slice(0, SENTENCE_MAX), language, range };
  }
  return null;
}

function wordsOf(text: string, language: string): { from: number; to: number }[] {
  let segmenter: Intl.Segmenter;
  try {
    segmenter = new Intl.Segmenter(language || undefined, { granularity: 'word' });
  } catch {
    segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  }
  return [...segmenter.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike && /\p{L}/u.test(segment))
    .map(({ index, segment }) => ({ from: index, to: index + segment.length }));
}

function languageAt(element: Element): string {
  const carrier = element.closest('[lang], [xml\\:lang]');
  const said = carrier?.getAttribute('lang') ?? carrier?.getAttribute('xml:lang') ?? '';
  return said.length <= 35 && element.closest('.pdf-text') === null ? said : '';
}

type Highlights = Window & {
  CSS: { highlights?: { set(name: string, highlight: unknown): void; delete(name: string): void } };
  Highlight?: new (...ranges: Range[]) => unknown;
};

let marked: Highlights | null = null;

/**
 * Highlights the word that is looked up; null removes the highlight. The style sheets of the pages define its
 * style.
 */
export function markLookedUp(range: Range | null): void {
  try {
    marked?.CSS.highlights?.delete(ASKED);
  } catch {
    // The page of the range is gone, and the highlight with it.
  }
  marked = range?.startContainer.ownerDocument?.defaultView ?? null;
  if (range && marked?.CSS.highlights && marked.Highlight)
    marked.CSS.highlights.set(ASKED, new marked.Highlight(range));
}

/**
 * The words of a page that a comment refers to, as a text quote of W3C Web Annotation: they are found again
 * after edits.
 */
export interface TextQuote {
  exact: string;
  prefix: string;
  suffix: string;
}

const AROUND = 32;

/** The quote of a part of a text. */
export const quoteOf = (text: string, start: number, end: number): TextQuote => ({
  exact: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - AROUND), start),
  suffix: text.slice(end, end + AROUND),
});

/** Number of characters that two texts share, counted from their ends or from their beginnings. */
function shared(one: string, other: string, from: 'start' | 'end'): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (
    count < most &&
    (from === 'start'
      ? one[count] === other[count]
      : one[one.length - 1 - count] === other[other.length - 1 - count])
  )
    count += 1;
  return count;
}

/**
 * Position of the quoted words in the current text. Of several matches, the one whose context fits best; when
 * the words themselves were changed, the text between their old context. Null when nothing of it is left.
 */
export function findQuote(
  text: string,
  { exact, prefix, suffix }: TextQuote,
): [start: number, end: number] | null {
  let best: { at: number; score: number } | null = null;
  if (exact)
    for (let at = text.indexOf(exact); at >= 0; at = text.indexOf(exact, at + 1)) {
      const score =
        shared(text.slice(0, at), prefix, 'end') + shared(text.slice(at + exact.length), suffix, 'start');
      if (!best || score > best.score) best = { at, score };
    }
  if (best) return [best.at, best.at + exact.length];
  const before = prefix.slice(-12);
  const after = suffix.slice(0, 12);
  if (before.trim().length < 3 && after.trim().length < 3) return null;
  const from = before ? text.indexOf(before) : -1;
  const start = before ? from + before.length : 0;
  if (before && from < 0) return null;
  const end = after ? text.indexOf(after, start) : text.length;
  return end < 0 || end <= start || end - start > exact.length * 3 + 20 ? null : [start, end];
}

/** Marked words, and the text around them. */
export interface Quote {
  quote: string;
  prefix: string;
  suffix: string;
}

/** Number of equal characters of two texts, counted from where they meet. */
function alike(a: string, b: string, fromEnd: boolean): number {
  const most = Math.min(a.length, b.length);
  for (let i = 0; i < most; i += 1) {
    const same = fromEnd ? a.at(-1 - i) === b.at(-1 - i) : a[i] === b[i];
    if (!same) return i;
  }
  return most;
}

/** White space is what differs most between two renderings of the same page. */
const bare = (text: string): string => text.replace(/\s+/g, '');

/**
 * Position of marked words in a text, both without white space: the occurrence with the most similar
 * surroundings. Null when the words are gone.
 */
export function findQuote(
  text: string,
  { quote, prefix, suffix }: Quote,
): { from: number; to: number } | null {
  const wanted = bare(quote);
  if (!wanted) return null;
  const [before, after] = [bare(prefix), bare(suffix)];
  let best: { from: number; score: number } | null = null;
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const score =
      alike(text.slice(Math.max(0, from - before.length), from), before, true) +
      alike(text.slice(from + wanted.length, from + wanted.length + after.length), after, false);
    if (!best || score > best.score) best = { from, score };
  }
  return best && { from: best.from, to: best.from + wanted.length };
}

/** The marked words as a range of a page; null when they are not on it. */
export function rangeOfQuote(root: Node, quote: Quote): Range | null {
  const document = root.ownerDocument;
  if (!document) return null;
  const letters: { node: Text; at: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(root, 4);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest('script, style')) continue;
    for (let at = 0; at < node.data.length; at += 1) {
      const letter = node.data[at] ?? '';
      if (/\s/.test(letter)) continue;
      text += letter;
      letters.push({ node, at });
    }
  }
  const found = findQuote(text, quote);
  const first = found && letters[found.from];
  const last = found && letters[found.to - 1];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}

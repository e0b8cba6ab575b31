/** A part of a sentence in one text node, and its offset in the sentence. */
interface Piece {
  node: Text;
  from: number;
  to: number;
  at: number;
}

/** Text that is spoken as one utterance, and the position of its parts on the page. */
export interface Sentence {
  text: string;
  pieces: Piece[];
}

/** Longer sentences are split at a comma or space: some voices stop after about 15 seconds. */
const LONGEST = 220;
/** Elements that are drawn, hidden or only explain the pronunciation of a word. */
const SILENT =
  'script, style, template, rt, rp, svg, math, noscript, canvas, button, [hidden], [aria-hidden="true"]';
/** On pages of fixed layout, words may be part of a drawing. */
const SILENT_IF_DRAWN = SILENT.replace(' svg,', ' defs, svg title, svg desc,');
const INLINE = new Set(
  'A ABBR B BDI BDO BR CITE CODE DFN EM I IMG KBD LABEL MARK Q RUBY RB S SMALL SPAN STRONG SUB SUP TIME TSPAN U VAR WBR'.split(
    ' ',
  ),
);

/** A language tag that `Intl` accepts, else undefined. */
const tagOf = (language: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
};

/**
 * The sentences of a document, or of a part of it, in document order. No sentence spans two paragraphs.
 * `isDrawn`: includes words in drawings.
 */
export function sentencesOf(
  document: Document,
  language: string,
  { isDrawn = false, root = document.body }: { isDrawn?: boolean; root?: Element | null } = {},
): Sentence[] {
  const segmenter = new Intl.Segmenter(tagOf(language), { granularity: 'sentence' });
  return blocksOf(root, isDrawn ? SILENT_IF_DRAWN : SILENT).flatMap(({ text, pieces }) => {
    return [...segmenter.segment(text)]
      .flatMap(({ segment, index }) => shortened(segment, index))
      .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
      .map(({ segment, index }) => sentenceOf(segment, index, pieces));
  });
}

/** Start and end of the word at an offset of a sentence, segmented by the rules of its language. */
export function wordAt(text: string, at: number, language: string): { from: number; to: number } | null {
  const segmenter = new Intl.Segmenter(tagOf(language), { granularity: 'word' });
  for (const { index, segment, isWordLike } of segmenter.segment(text))
    if (isWordLike && at < index + segment.length)
      return { from: Math.max(index, 0), to: index + segment.length };
  return null;
}

/** The range of some characters of a sentence or paragraph in its document; null when the page has changed. */
export function rangeOf({ pieces }: Block, from: number, to: number): Range | null {
  const first = pieces.find((piece) => from < piece.at + piece.to - piece.from);
  const last = pieces.findLast((piece) => to > piece.at);
  if (!first || !last) return null;
  try {
    const range = first.node.ownerDocument.createRange();
    range.setStart(first.node, first.from + Math.max(0, from - first.at));
    range.setEnd(last.node, Math.min(last.to, last.from + to - last.at));
    return range;
  } catch {
    return null;
  }
}

/** The text of a paragraph, and the position of its parts on the page. */
export interface Block {
  text: string;
  pieces: Piece[];
}

/** The paragraphs of an element in document order, without elements that match the selector `silent`. */
export function blocksOf(root: Element | null, silent: string): Block[] {
  const blocks: Block[] = [];
  let open: Piece[] = [];
  let text = '';
  const close = () => {
    if (open.length > 0) blocks.push({ text, pieces: open });
    open = [];
    text = '';
  };
  const walk = (element: Element) => {
    if (element.matches(silent)) return;
    // A line break separates two words that have no space between them.
    if (element.tagName.toUpperCase() === 'BR' && /\S$/.test(text)) text += ' ';
    const isBlock = !INLINE.has(element.tagName.toUpperCase());
    if (isBlock) close();
    for (const child of element.childNodes) {
      if (child.nodeType === 3) {
        const node = child as Text;
        if (!node.data) continue;
        open.push({ node, from: 0, to: node.data.length, at: text.length });
        text += node.data;
      } else if (child.nodeType === 1) walk(child as Element);
    }
    if (isBlock) close();
  };
  if (root) walk(root);
  return blocks;
}

/** Splits a long sentence into parts of permitted length. */
function shortened(segment: string, index: number): { segment: string; index: number }[] {
  if (segment.length <= LONGEST) return [{ segment, index }];
  const room = segment.slice(0, LONGEST);
  const comma = Math.max(room.lastIndexOf(', '), room.lastIndexOf('; '), room.lastIndexOf('، '));
  const cut = comma > LONGEST / 3 ? comma + 2 : room.lastIndexOf(' ') + 1 || LONGEST;
  return [{ segment: segment.slice(0, cut), index }, ...shortened(segment.slice(cut), index + cut)];
}

function sentenceOf(text: string, index: number, pieces: Piece[]): Sentence {
  const end = index + text.length;
  return {
    text: text.replace(/\s/g, ' '),
    pieces: pieces
      .filter(({ at, to }) => at < end && at + to > index)
      .map(({ node, at, to }) => {
        const from = Math.max(0, index - at);
        return { node, from, to: Math.min(to, end - at), at: Math.max(0, at - index) };
      }),
  };
}

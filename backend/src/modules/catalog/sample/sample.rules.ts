import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { cleanText } from '../ingestion/text.ts';

/** What a page of a book says and shows, for a look inside. */
export interface PageGist {
  paragraphs: string[];
  /** Path of its first picture below the book's content, and what the picture shows. */
  picture: { path: string; alt: string } | null;
}

/** Characters of one page: what fits beside its picture. */
const PAGE_MOST = 420;
/** Pages with fewer are shown for their picture, or not at all. */
const PAGE_LEAST = 30;
const PAGES_MOST = 3;

const BLOCKS = /^(p|li|blockquote|div|section|article|dd|dt|br|td|figure|body)$/;
/** What is no text of the story. */
const SILENT = /^(head|nav|script|style|aside|h[1-6]|rt|rp|title|metadata|audio|video|math)$/;
/** Covers, title pages and the like, by the names that makers of books give them. */
const BEFORE_THE_STORY =
  /(^|[/_.-])(cover|half-?title|title|title-?page|toc|nav|contents|copyright|colophon|imprint|dedication)([_.-]|page|\d|$)/i;

/** A part of a name in an address, as it was written; what cannot be read stays. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads a page: its paragraphs up to some lines, and its first picture. `path` is where it lies. */
export function gistOf(markup: string, path: string): PageGist {
  const paragraphs: string[] = [];
  let left = PAGE_MOST;
  let text = '';
  let silent = 0;
  let picture: PageGist['picture'] = null;
  const end = () => {
    const paragraph = cleanText(text, 4_000);
    text = '';
    if (paragraph === '' || left <= 0) return;
    paragraphs.push(paragraph.length <= left ? paragraph : cutAtWord(paragraph, left));
    left -= paragraph.length;
  };
  // A part that is silent is counted with all that stands in it, so that its end is found.
  const quiet = (name: string, attributes: Record<string, string>) =>
    SILENT.test(name) ||
    'hidden' in attributes ||
    /pagebreak|footnote|noteref/.test(attributes['epub:type'] ?? '');
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const tag = name.toLowerCase();
        if (silent > 0 || quiet(tag, attributes)) return void (silent += 1);
        if (BLOCKS.test(tag)) end();
        const source = tag === 'img' ? attributes['src'] : tag === 'image' ? (attributes['href'] ?? attributes['xlink:href']) : undefined; // prettier-ignore
        if (source && !picture && !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) {
          const target = posix.normalize(posix.join(posix.dirname(path), decoded(source.split(/[?#]/)[0]!)));
          if (!target.startsWith('..') && !target.startsWith('/'))
            picture = { path: target, alt: cleanText(attributes['alt'] ?? '', 300) };
        }
      },
      ontext: (piece) => {
        if (silent === 0) text += piece;
      },
      onclosetag: (name) => {
        if (silent > 0) return void (silent -= 1);
        if (BLOCKS.test(name.toLowerCase())) end();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(markup);
  end();
  return { paragraphs, picture };
}

function cutAtWord(text: string, most: number): string {
  const cut = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—]+$/, '')}…`;
}

/** Which documents of a book its look inside is taken from, in order: those where the story may begin. */
export const mayBegin = (path: string): boolean => !BEFORE_THE_STORY.test(path);

/** Whether a page is worth a look: it says something, or shows it. */
export const isWorthALook = ({ paragraphs, picture }: PageGist): boolean =>
  picture !== null || paragraphs.join(' ').length >= PAGE_LEAST;

/** How many pages of so many are shown: enough for a look, and never the book. */
export const pagesShown = (pages: number, mayRead: boolean): number =>
  mayRead ? Math.min(PAGES_MOST, pages) : Math.min(PAGES_MOST - 1, Math.max(1, Math.floor(pages / 4)));

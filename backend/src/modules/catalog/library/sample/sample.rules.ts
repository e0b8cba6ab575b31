import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { cleanText } from '../../documents/ingestion/text.ts';

/** Text and picture of a page, for the sample of a book. */
export interface PageSummary {
  paragraphs: string[];
  /** Path of its first picture below the book's content, and its description. */
  picture: { path: string; alt: string } | null;
}

/** The most characters of one page, which fit beside its picture. */
const PAGE_MOST = 420;
/** Pages with less text are shown only if they have a picture. */
const PAGE_LEAST = 30;
const PAGES_MOST = 3;

const BLOCKS = /^(p|li|blockquote|div|section|article|dd|dt|br|td|figure|body)$/;
/** Elements whose text is not part of the story. */
const SILENT = /^(head|nav|script|style|aside|h[1-6]|rt|rp|title|metadata|audio|video|math)$/;
/** Covers, title pages and the like, by the usual names of their files. */
const BEFORE_THE_STORY =
  /(^|[/_.-])(cover|half-?title|title|title-?page|toc|nav|contents|copyright|colophon|imprint|dedication)([_.-]|page|\d|$)/i;

/** Decodes a part of a path in an address; returns it unchanged when it cannot be decoded. */
export const decodePathPart = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads a page: its paragraphs up to a limit, and its first picture. `path` is the path of the page. */
export function summarizePage(markup: string, path: string): PageSummary {
  const paragraphs: string[] = [];
  let left = PAGE_MOST;
  let text = '';
  let silent = 0;
  let picture: PageSummary['picture'] = null;
  const end = () => {
    const paragraph = cleanText(text, 4_000);
    text = '';
    if (paragraph === '' || left <= 0) return;
    paragraphs.push(paragraph.length <= left ? paragraph : cutAtWord(paragraph, left));
    left -= paragraph.length;
  };
  // Inside of an ignored element all elements are counted, to find its end.
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
        const source =
          tag === 'img'
            ? attributes['src']
            : tag === 'image'
              ? (attributes['href'] ?? attributes['xlink:href'])
              : undefined;
        if (source && !picture && !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) {
          const target = posix.normalize(
            posix.join(posix.dirname(path), decodePathPart(source.split(/[?#]/)[0]!)),
          );
          if (!target.startsWith('../..') && !target.startsWith('/'))
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

/** Whether a document of a book may be part of its sample: only those with the story itself. */
export const canOpenSample = (path: string): boolean => !BEFORE_THE_STORY.test(path);

/** Whether a page has text or a picture to show. */
export const hasSampleContent = ({ paragraphs, picture }: PageSummary): boolean =>
  picture !== null || paragraphs.join(' ').length >= PAGE_LEAST;

/** How many pages of a book are shown: enough for an impression, never the whole book. */
export const pagesShown = (pages: number, mayRead: boolean): number =>
  mayRead ? Math.min(PAGES_MOST, pages) : Math.min(PAGES_MOST - 1, Math.max(1, Math.floor(pages / 4)));

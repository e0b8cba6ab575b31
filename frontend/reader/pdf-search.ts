import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { SearchResult } from '../src/shared/reader/protocol.ts';
import { FILE } from './pdf-outline.ts';
import { quoteOf, type Match } from './search-text.ts';

/**
 * A word that is divided at the end of a line is one word: hyphen and line end become characters that a search
 * ignores. The length stays, so that offsets are the same in both texts.
 */
export const withoutDivisions = (text: string): string =>
  text.replace(/(?<=\p{L})[-\u2010]\n(?=\p{Ll})/gu, '\u00ad\u200b');

/** The results of a PDF's page where `find` matches its text. */
export async function searchPdfPage(
  pdf: PDFDocumentProxy,
  page: number,
  chapter: string | null,
  find: (text: string) => Match[],
): Promise<SearchResult[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return find(withoutDivisions(text)).map((match) => ({
    ...quoteOf(text, match),
    locator: { href: `${FILE}#page=${page}`, progression: 0, position: page },
    chapter,
    page,
  }));
}

import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ContentsItem } from '../src/shared/reader/protocol.ts';
import type { Destination } from './pdf-page.ts';

/** The only file of a PDF, as its locators name it. */
export const FILE = 'book.pdf';

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;
/** Where a chapter begins. */
export interface Chapter {
  page: number;
  title: string;
}

/** The page that an address of this format names. */
export function pageIn(href: string | undefined): number | null {
  return Number(/#page=(\d+)$/.exec(href ?? '')?.[1]) || null;
}

/** The page that a link or bookmark of a PDF leads to; null when it leads nowhere. */
export async function pageOf(pdf: PDFDocumentProxy, destination: Destination): Promise<number | null> {
  try {
    const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    const target: unknown = explicit?.[0];
    if (typeof target === 'number') return target + 1;
    return target ? (await pdf.getPageIndex(target as Parameters<typeof pdf.getPageIndex>[0])) + 1 : null;
  } catch {
    // A bookmark without a valid target is shown without a page.
    return null;
  }
}

/** The contents of a PDF; adds the beginnings of its chapters to `starts`. */
export async function readOutline(
  pdf: PDFDocumentProxy,
  outline: Outline,
  starts: Chapter[],
): Promise<ContentsItem[]> {
  const items: ContentsItem[] = [];
  for (const entry of outline ?? []) {
    const page = await pageOf(pdf, entry.dest as Destination);
    if (page) starts.push({ page, title: entry.title });
    items.push({
      title: entry.title,
      href: page ? `${FILE}#page=${page}` : null,
      page,
      children: await readOutline(pdf, entry.items as Outline, starts),
    });
  }
  return items;
}

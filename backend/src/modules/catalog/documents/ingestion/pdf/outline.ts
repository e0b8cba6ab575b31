import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText } from '../text.ts';
import type { TocEntry } from '../types.ts';

const MAX_ENTRIES = 2_000;
const MAX_DEPTH = 10;

type OutlineItem = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>[number];

/** The bookmarks of a PDF as a table of contents, each leading to `<file>#page=N`; empty when it has none. */
export async function readOutline(document: PDFDocumentProxy, file: string): Promise<TocEntry[]> {
  let count = 0;

  const collect = async (items: OutlineItem[], depth: number): Promise<TocEntry[]> => {
    const entries: TocEntry[] = [];
    for (const item of items) {
      if (count >= MAX_ENTRIES || depth > MAX_DEPTH) break;
      count += 1;
      const page = await pageOf(document, item.dest);
      const entry: TocEntry = {
        title: cleanText(item.title, 300),
        href: page === null ? null : `${file}#page=${page}`,
        children: await collect(item.items as typeof items, depth + 1),
      };
      if (entry.title === '') entries.push(...entry.children);
      else if (entry.href !== null || entry.children.length > 0) entries.push(entry);
    }
    return entries;
  };

  const outline = await document.getOutline().catch(() => null);
  return collect(outline ?? [], 1);
}

/** Page number, from 1, of a named or explicit destination; null when it leads nowhere in this file. */
async function pageOf(document: PDFDocumentProxy, destination: OutlineItem['dest']): Promise<number | null> {
  try {
    const explicit =
      typeof destination === 'string' ? await document.getDestination(destination) : destination;
    const target: unknown = explicit?.[0];
    if (typeof target === 'number') return target < document.numPages ? target + 1 : null;
    if (target === null || typeof target !== 'object') return null;
    return (await document.getPageIndex(target as { num: number; gen: number })) + 1;
  } catch {
    return null;
  }
}

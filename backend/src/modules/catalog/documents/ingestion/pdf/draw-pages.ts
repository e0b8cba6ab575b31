import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadSharp } from '../load-sharp.ts';

/** Width in pixels of a page that is drawn to be viewed. */
const PAGE_WIDTH = 1_280;
/** The most pixels of a drawn page. */
const MOST_PIXELS = 6_000_000;

type PdfPage = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

/** One page as PNG, `width` pixels wide (less if it would become too large). */
export async function pictureOf(document: PDFDocumentProxy, page: PdfPage, width: number): Promise<Buffer> {
  const natural = page.getViewport({ scale: 1 });
  const wanted = width / natural.width;
  const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most) });
  const factory = document.canvasFactory as CanvasFactory;
  const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  return canvas.toBuffer('image/png');
}

/**
 * Draws the first pages as `pages/1.webp` and so on.
 * @returns how many were drawn: all that were requested, or those before the first one that cannot be drawn
 */
export async function drawPages(document: PDFDocumentProxy, outDir: string, most: number): Promise<number> {
  const wanted = Math.min(most, document.numPages);
  if (wanted > 0) await mkdir(join(outDir, 'pages'), { recursive: true });
  const sharp = await loadSharp();
  for (let number = 1; number <= wanted; number += 1) {
    let picture: Buffer;
    try {
      const page = await document.getPage(number);
      picture = await pictureOf(document, page, PAGE_WIDTH);
      page.cleanup();
    } catch {
      return number - 1;
    }
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(outDir, 'pages', `${number}.webp`));
  }
  return wanted;
}

/** The part of the canvas factory of pdf.js under Node (backed by `@napi-rs/canvas`) that is used here. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    canvas: { toBuffer(type: 'image/png'): Buffer };
    context: Parameters<PdfPage['render']>[0]['canvasContext'] & object;
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.mjs'));

/** Dots per inch of rendered paper. */
export const DPI = 200;

/** Renders the first page of a PDF with PDF.js in a browser, and returns it with the number of pages. */
export async function renderPrint(
  browser: Browser,
  sheet: readonly number[],
): Promise<{ png: Buffer; pages: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('http://pdf.localhost/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    return name
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(pdfjs, name)) })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>sheet</title>' });
  });
  await page.goto('http://pdf.localhost/');
  const { png, pages } = await page.evaluate(
    async ({ bytes, scale }) => {
      const module = '/pdf.mjs';
      const pdf = (await import(module)) as typeof import('pdfjs-dist');
      pdf.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
      const document_ = await pdf.getDocument({ data: new Uint8Array(bytes) }).promise;
      const first = await document_.getPage(1);
      const viewport = first.getViewport({ scale });
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [viewport.width, viewport.height];
      await first.render({ canvas, viewport }).promise;
      return { png: canvas.toDataURL('image/png').split(',')[1]!, pages: document_.numPages };
    },
    { bytes: [...sheet], scale: DPI / 72 },
  );
  await context.close();
  return { png: Buffer.from(png, 'base64'), pages };
}

/** Returns the text of the QR code on the drawn paper, and the share of pixels that have a colour, 0 to 1. */
export async function inspectPrint(png: Buffer): Promise<{ code: string | null; coloured: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let coloured = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) coloured++;
  }
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
  return { code, coloured: coloured / (info.width * info.height) };
}

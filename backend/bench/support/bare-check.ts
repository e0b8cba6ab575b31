import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import yauzl from 'yauzl';

/** The minimum work to inspect a book: hash the file, and unpack every entry or read every page's text. */
export async function bareCheck(file: string): Promise<void> {
  const bytes = await readFile(file);
  createHash('sha256').update(bytes).digest();
  if (bytes.subarray(0, 4).toString('latin1') === '%PDF') await readPages(bytes);
  else await unpack(bytes);
}

async function unpack(bytes: Buffer): Promise<void> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith('/'))
      for await (const chunk of await zip.openReadStreamPromise(entry)) void chunk;
}

async function readPages(bytes: Buffer): Promise<void> {
  const task = getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 });
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    await page.getTextContent();
    page.cleanup();
  }
  await task.destroy();
}

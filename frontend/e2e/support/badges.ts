import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { PASSWORD } from './journey.ts';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.mjs'));

/**
 * A new badge of a student as a picture of the printed sheet: the teacher makes the PDF, a browser draws it, and the
 * first badge is cut out. `page` is any page of the school.
 */
export async function printBadge(
  browser: Browser,
  page: Page,
  teacher: string,
  code: string,
  firstName: string,
): Promise<Buffer> {
  const sheet = await page.evaluate(
    async ({ teacher, code, firstName, password }) => {
      const send = async (path: string, token: string, body?: object) =>
        fetch(`/api${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          ...(body && { body: JSON.stringify(body) }),
        });
      const session = (await (await send('/auth/token/', '', { username: teacher, password })).json()) as {
        access: string;
        user: { classes: { id: string; code: string }[] };
      };
      const list = (await (
        await send(`/list-student-in-class/${code}/?search=${encodeURIComponent(firstName)}`, '')
      ).json()) as { results: { students: { id: string }[] } };
      const { id } = session.user.classes.find((own) => own.code === code)!;
      const students = [list.results.students[0]!.id];
      const answer = await send(`/classes/${id}/badges/`, session.access, { students });
      if (!answer.ok) throw new Error(`No sheet: ${answer.status}`);
      return [...new Uint8Array(await answer.arrayBuffer())];
    },
    { teacher, code, firstName, password: PASSWORD },
  );
  return draw(browser, sheet);
}

/** The first badge of a sheet, drawn by PDF.js at 200 dpi. */
async function draw(browser: Browser, sheet: number[]): Promise<Buffer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('http://pdf.localhost/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    return name
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(pdfjs, name)) })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>sheet</title>' });
  });
  await page.goto('http://pdf.localhost/');
  const png = await page.evaluate(async (bytes) => {
    const module = '/pdf.mjs';
    const pdf = (await import(module)) as typeof import('pdfjs-dist');
    pdf.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
    const document_ = await pdf.getDocument({ data: new Uint8Array(bytes) }).promise;
    const first = await document_.getPage(1);
    const viewport = first.getViewport({ scale: 200 / 72 });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [viewport.width, viewport.height];
    await first.render({ canvas, viewport }).promise;
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, sheet);
  await context.close();
  const mm = (length: number) => Math.round((length * 200) / 25.4);
  return sharp(Buffer.from(png, 'base64'))
    .extract({ left: mm(15), top: mm(20.5), width: mm(90), height: mm(64) })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** A film of a picture, as Chromium takes one in place of a camera. */
export async function filmOf(picture: Buffer): Promise<string> {
  const [width, height] = [640, 480];
  const { data } = await sharp(picture)
    .resize(width, height, { fit: 'contain', background: '#d8d2c4' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), data, colour]);
  const file = join(mkdtempSync(join(tmpdir(), 'bookgrove-film-')), 'badge.y4m');
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame, frame]),
  );
  return file;
}

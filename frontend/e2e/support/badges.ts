import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { PASSWORD } from './journey.ts';
import { DPI, renderPrint } from './print.ts';

/**
 * Returns a new badge of a student as a picture of the printed sheet: the teacher makes the PDF, a browser
 * draws it, and the first badge is cut out. `page` is any page of the school.
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
  return firstBadge(browser, sheet);
}

/** The first badge of a sheet, at 200 dpi. */
async function firstBadge(browser: Browser, sheet: number[]): Promise<Buffer> {
  const { png } = await renderPrint(browser, sheet);
  const mm = (length: number) => Math.round((length * DPI) / 25.4);
  return sharp(png)
    .extract({ left: mm(15), top: mm(20.5), width: mm(90), height: mm(64) })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** Makes a video of a picture, in the format that Chromium accepts in place of a camera. */
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

import { readFile } from 'node:fs/promises';
import { toIsbn13 } from '@bookgrove/contract';
import { privateWords } from '@bookgrove/contract/stories';
import sharp from 'sharp';
import type { Findings } from './findings.ts';

/** Of a page, so much text is looked at; a page that is longer is no page. */
const LOOKED_AT = 200_000;

/** Says where a page names somebody's number, e-mail, address or account, or has words that hurt: once for each page. */
export function judgeWords(text: string, path: string, findings: Findings): void {
  for (const { kind, exact } of privateWords(text.slice(0, LOOKED_AT).replace(/\s+/g, ' '))) {
    // Publishers name their own pages, and an ISBN looks like a telephone number.
    if (kind === 'link' || (kind === 'phone' && (toIsbn13(exact) !== null || isCounting(exact)))) continue;
    findings.add(kind === 'rude' ? 'TEXT_RUDE' : 'TEXT_PERSONAL', path, `“${exact.slice(0, 80)}”`);
  }
}

/** One, two, three: numbers that go up or down by one belong to a story. */
function isCounting(words: string): boolean {
  const numbers = (words.match(/\p{Nd}+/gu) ?? []).map(Number);
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!);
  return numbers.length > 3 && steps.every((step) => Math.abs(step) === 1 && step === steps[0]);
}

const GPS = 0x8825;

/** Whether the notes of a camera (EXIF) say where a picture was taken. */
export function tellsPlace(exif: Buffer): boolean {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
  if (exif.length < start + 8) return false;
  const little = exif.toString('latin1', start, start + 2) === 'II';
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const first = start + (little ? exif.readUInt32LE(start + 4) : exif.readUInt32BE(start + 4));
  if (first + 2 > exif.length) return false;
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > exif.length) return false;
    if (short(at) === GPS) return true;
  }
  return false;
}

/** The picture drawn anew without what its camera noted, where that says where it was taken; null for every other. */
export async function withoutPlace(file: string): Promise<Buffer | null> {
  const { exif, format } = await sharp(file, { limitInputPixels: false }).metadata();
  if (!exif || !tellsPlace(exif)) return null;
  const turned = sharp(await readFile(file), { limitInputPixels: false }).autoOrient();
  return format === 'jpeg' ? turned.jpeg({ quality: 92 }).toBuffer() : turned.toBuffer();
}

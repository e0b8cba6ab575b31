import { readFile } from 'node:fs/promises';
import { toIsbn13 } from '@bookgrove/contract/isbn';
import { privateWords } from '@bookgrove/contract/stories';
import type { Findings } from './findings.ts';
import { loadSharp } from './load-sharp.ts';

/** How many characters of a page are checked; a longer one is not a real page. */
const LOOKED_AT = 200_000;

/**
 * Reports pages with phone numbers, e-mail addresses, postal addresses, accounts or hurtful words, once for each
 * page.
 */
export function checkPrivateText(text: string, path: string, findings: Findings): void {
  for (const { kind, exact } of privateWords(text.slice(0, LOOKED_AT).replace(/\s+/g, ' '))) {
    // Publishers name their own web pages, and an ISBN looks like a telephone number.
    if (kind === 'link' || (kind === 'phone' && (toIsbn13(exact) !== null || isCounting(exact)))) continue;
    findings.add(kind === 'rude' ? 'TEXT_RUDE' : 'TEXT_PERSONAL', path, `“${exact.slice(0, 80)}”`);
  }
}

/** Whether numbers go up or down by one: counting in a story is no phone number. */
function isCounting(words: string): boolean {
  const numbers = (words.match(/\p{Nd}+/gu) ?? []).map(Number);
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!);
  return numbers.length > 3 && steps.every((step) => Math.abs(step) === 1 && step === steps[0]);
}

const GPS = 0x8825;

/** Whether the EXIF data of a picture contain where it was taken. */
function hasGpsPosition(exif: Buffer): boolean {
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

/** The picture encoded anew without metadata if it contains the location; null for every other. */
export async function withoutGpsPosition(file: string): Promise<Buffer | null> {
  const sharp = await loadSharp();
  const { exif, format } = await sharp(file, { limitInputPixels: false }).metadata();
  if (!exif || !hasGpsPosition(exif)) return null;
  const turned = sharp(await readFile(file), { limitInputPixels: false }).autoOrient();
  return format === 'jpeg' ? turned.jpeg({ quality: 92 }).toBuffer() : turned.toBuffer();
}

import type { ResourceKind } from '@bookgrove/contract';

export type FileKind = 'pdf' | 'pptx' | 'docx' | 'webp' | 'mp3';

/** So many bytes tell what a file is. */
export const HEAD_BYTES = 1_024;

/** What a file is by its first bytes, whatever its name; `zip` may be an office document, `old` one from before 2007. */
export function fileKindOf(head: Buffer): 'pdf' | 'zip' | 'old' | 'picture' | 'mp3' | 'html' | null {
  if (head.includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return 'zip';
  if (head.subarray(0, 8).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))) return 'old';
  if (
    head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
  )
    return 'picture';
  if (head.toString('latin1', 0, 3) === 'ID3' || frameAt(head, 0)) return 'mp3';
  return /^\s*<(!doctype|html|script|svg|\?xml)/i.test(head.toString('latin1')) ? 'html' : null;
}

/** Why a file cannot be what it should, in words with the cure. */
export const NOT_FOR: Record<Exclude<ResourceKind, 'film'>, string> = {
  slides:
    'This is neither a PDF nor a PowerPoint file (PPTX). Save the slides as one of the two and choose them again.',
  sheet:
    'This is neither a PDF nor a Word file (DOCX). Save the sheet as one of the two and choose it again.',
  picture: 'This is no picture that can be shown everywhere. Choose a PNG, JPEG or WebP file.',
  sound: 'This is no MP3 file. Save the sound as MP3 and choose it again.',
};
export const REFUSALS = {
  old: 'This file comes from a program of before 2007. Open it, save it as PDF or in the new format, and choose it again.',
  html: 'This is a web page under another name. Web pages can do things by themselves, so they are not taken.',
  macros: 'This document holds a program (a macro). Save it without macros, or as PDF, and choose it again.',
  objects: 'Other files are hidden in this document. Save it as PDF and choose that.',
  remote:
    'This document fetches parts of itself from the internet when it is opened. Save it as PDF and choose that.',
  damaged: 'This file is damaged and cannot be opened. Save it again and choose the new one.',
  tooLarge: 'This document is far larger inside than it looks. Save it as PDF and choose that.',
  locked: 'This document asks for a password. Save a copy without one and choose that.',
  picture: 'This picture could not be read. Open it, save it as PNG or JPEG, and choose it again.',
  sound: 'No sound that can be played was found in this file. Save it as MP3 again.',
  fault: 'We could not check this file because of a fault on our side. Please choose it again later.',
} as const;

const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_LOW = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES: Record<number, readonly number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

interface Frame {
  bytes: number;
  seconds: number;
}

/** A frame of MPEG audio, layer III (ISO 11172-3), at this place; null where there is none. */
export function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return null;
  const version = (bytes[at + 1]! >> 3) & 3;
  const layer = (bytes[at + 1]! >> 1) & 3;
  const rate = RATES[version]?.[(bytes[at + 2]! >> 2) & 3];
  const kbits = (version === 3 ? BITRATES : BITRATES_LOW)[bytes[at + 2]! >> 4];
  if (layer !== 1 || !rate || !kbits) return null;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (bytes[at + 2]! >> 1) & 1;
  return { bytes: Math.floor(((samples / 8) * kbits * 1_000) / rate) + padding, seconds: samples / rate };
}

/** Frames that must follow each other before something counts as sound: two bytes look like one often enough. */
const FRAMES = 4;

/**
 * The sound of an MP3 without what programs wrote around it (names, places, pictures), and how long it is; null where
 * there is none.
 */
export function soundOf(file: Buffer): { sound: Buffer; seconds: number } | null {
  const tagged = file.toString('latin1', 0, 3) === 'ID3' && file.length > 10;
  // The length of the tag has seven bits in each byte.
  const size = tagged ? [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | (file[at]! & 0x7f), 0) + 10 : 0;
  const start = firstFrames(file, size);
  if (start === null) return null;
  let at = start;
  let seconds = 0;
  for (let frame = frameAt(file, at); frame; frame = frameAt(file, at)) {
    if (at + frame.bytes > file.length) break;
    at += frame.bytes;
    seconds += frame.seconds;
  }
  return { sound: file.subarray(start, at), seconds: Math.round(seconds) };
}

function firstFrames(file: Buffer, from: number): number | null {
  const last = Math.min(file.length, from + 65_536);
  for (let start = from; start < last; start += 1) {
    let at = start;
    let frames = 0;
    for (let frame = frameAt(file, at); frame && frames < FRAMES; frame = frameAt(file, at)) {
      at += frame.bytes;
      frames += 1;
    }
    if (frames === FRAMES) return start;
  }
  return null;
}

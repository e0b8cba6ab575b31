import type { ResourceKind } from '@bookgrove/contract';
import { frameAt } from '../../../platform/audio/mp3.rules.ts';

export type FileKind = 'pdf' | 'pptx' | 'docx' | 'webp' | 'mp3';

/** Number of first bytes that identify a file's type. */
export const HEAD_BYTES = 1_024;

/**
 * The type of a file by its first bytes, whatever its name; `zip` may be an office document, `old` is one
 * from before 2007.
 */
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

/** Why a file is refused, and what to do about it. */
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

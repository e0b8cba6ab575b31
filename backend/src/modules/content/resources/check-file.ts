import { open, mkdir, readFile, writeFile, copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ResourceKind } from '@bookgrove/contract';
import { levelOf } from '@bookgrove/contract/stories';
import type { QueryBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { soundOf } from '../../../platform/audio/mp3.rules.ts';
import { ExamineDocument } from '../../catalog/contract.ts';
import { readOfficeFile } from './office-file.ts';
import type { ResourceFileDetails } from './resource.rules.ts';
import { fileKindOf, HEAD_BYTES, NOT_FOR, REFUSALS, type FileKind } from './resource-files.rules.ts';

export type CheckedFile =
  { ok: true; kind: FileKind; facts: ResourceFileDetails; words: string } | { ok: false; reason: string };

/** Maximum number of pages that are shown as pictures. */
const DRAWN_PAGES = 60;
const MOST_WORDS = 20_000;
const WORDS_TO_GUESS = 30;
const MOST_PIXELS = 40_000_000;
const WIDEST = 2_400;
const PREVIEW_WIDTH = 640;

/**
 * Checks a file and writes its displayable form to `outDir`: `file.<kind>`, `preview.webp` and
 * `page-<n>.webp`. An invalid file is a result, not an exception. `onProcessorTime` gets what the sandbox used.
 */
export async function checkFile(
  queries: QueryBus,
  kind: Exclude<ResourceKind, 'film'>,
  language: string,
  file: string,
  outDir: string,
  onProcessorTime: (milliseconds: number) => void,
): Promise<CheckedFile> {
  await mkdir(outDir, { recursive: true });
  const is = fileKindOf(await headOf(file));
  if (is === 'old') return { ok: false, reason: REFUSALS.old };
  if (is === 'html') return { ok: false, reason: REFUSALS.html };
  const wrong: CheckedFile = { ok: false, reason: NOT_FOR[kind] };
  if (kind === 'picture') return is === 'picture' ? picture(file, outDir) : wrong;
  if (kind === 'sound') return is === 'mp3' ? sound(file, outDir) : wrong;
  if (is === 'pdf') return document(queries, language, file, outDir, onProcessorTime);
  if (is === 'zip') return office(kind, language, file, outDir);
  return wrong;
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function document(
  queries: QueryBus,
  said: string,
  file: string,
  outDir: string,
  onProcessorTime: (milliseconds: number) => void,
): Promise<CheckedFile> {
  const folder = join(dirname(file), 'document');
  const found = await queries.execute(new ExamineDocument(file, folder, DRAWN_PAGES));
  onProcessorTime(found.processor_ms);
  if (!found.ok) return { ok: false, reason: found.reason };
  await copyFile(join(folder, found.file), join(outDir, 'file.pdf'));
  for (let page = 1; page <= found.drawn; page += 1)
    await copyFile(join(folder, `pages/${page}.webp`), join(outDir, `page-${page}.webp`));
  if (found.drawn > 0)
    await sharp(join(folder, 'pages/1.webp'))
      .resize({ width: PREVIEW_WIDTH })
      .webp({ quality: 78 })
      .toFile(join(outDir, 'preview.webp'));
  return {
    ok: true,
    kind: 'pdf',
    facts: {
      pages: found.pages,
      drawn: found.drawn,
      word_count: found.word_count,
      level: levelIn(found.samples, said || found.language),
      language: found.language,
      findings: found.findings,
      preview: found.drawn > 0,
    },
    words: found.samples.join('\n').slice(0, MOST_WORDS),
  };
}

async function office(
  kind: 'slides' | 'sheet',
  said: string,
  file: string,
  outDir: string,
): Promise<CheckedFile> {
  const found = await readOfficeFile(file);
  if (!found.ok) return { ok: false, reason: found.reason || NOT_FOR[kind] };
  if (found.kind !== (kind === 'slides' ? 'pptx' : 'docx')) return { ok: false, reason: NOT_FOR[kind] };
  await copyFile(file, join(outDir, `file.${found.kind}`));
  const words = found.texts.join('\n');
  return {
    ok: true,
    kind: found.kind,
    facts: {
      ...(found.pages !== null && { pages: found.pages }),
      drawn: 0,
      word_count: words.split(/\s+/).filter(Boolean).length,
      level: levelIn(found.texts, said || null),
      preview: false,
    },
    words: words.slice(0, MOST_WORDS),
  };
}

/** A picture is re-encoded: other content of the file (location, camera, hidden data) is dropped. */
async function picture(file: string, outDir: string): Promise<CheckedFile> {
  try {
    const drawn = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true });
    const { width, height } = await drawn.webp({ quality: 85 }).toFile(join(outDir, 'file.webp'));
    await sharp(join(outDir, 'file.webp'))
      .resize({ width: PREVIEW_WIDTH, height: PREVIEW_WIDTH, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(join(outDir, 'preview.webp'));
    return { ok: true, kind: 'webp', facts: { width, height, preview: true }, words: '' };
  } catch {
    return { ok: false, reason: REFUSALS.picture };
  }
}

async function sound(file: string, outDir: string): Promise<CheckedFile> {
  const found = soundOf(await readFile(file));
  if (!found) return { ok: false, reason: REFUSALS.sound };
  await writeFile(join(outDir, 'file.mp3'), found.sound);
  return { ok: true, kind: 'mp3', facts: { seconds: found.seconds }, words: '' };
}

/** Reading level, 1 to 4; null with too few words or an unknown language. */
function levelIn(texts: string[], language: string | null): number | null {
  const level = language ? levelOf(texts, language) : null;
  return level && level.words >= WORDS_TO_GUESS ? level.band + 1 : null;
}

import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectBook, type InspectBookOptions } from '../inspect-book.ts';
import type { InspectedBook, InspectionResult, RefusedBook } from '../types.ts';

interface Inspection {
  result: InspectionResult;
  /** Text of a file below `content/`; null when there is none. */
  content: (path: string) => Promise<string | null>;
  /** Bytes of a file that must exist. */
  bytes: (path: string) => Promise<Buffer>;
  /** Every file left in the output folder, relative to it. */
  files: string[];
}

/** Inspects bytes in a temporary folder and passes everything to `check`; then the folder is deleted. */
export async function inspectBytes<T>(
  bytes: Uint8Array,
  check: (inspection: Inspection) => T | Promise<T>,
  options: Partial<InspectBookOptions> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ingestion-'));
  try {
    const file = join(folder, 'upload');
    const outDir = join(folder, 'out');
    await writeFile(file, bytes);
    const result = await inspectBook({ file, outDir, name: 'the_upload.epub', ...options });
    const found = existsSync(outDir) ? await readdir(outDir, { recursive: true, withFileTypes: true }) : [];
    const files = found.map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1)).sort();
    const content = async (path: string): Promise<string | null> => {
      const target = join(outDir, 'content', path);
      return existsSync(target) ? await readFile(target, 'utf8') : null;
    };
    const bytesOf = (path: string): Promise<Buffer> => readFile(join(outDir, 'content', path));
    return await check({ result, content, bytes: bytesOf, files });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The refusal of a file, with the files that it left behind. */
export const refusalOf = (
  bytes: Uint8Array,
  options: Partial<InspectBookOptions> = {},
): Promise<RefusedBook & { files: string[] }> =>
  inspectBytes(
    bytes,
    ({ result, files }) => {
      if (result.ok) throw new Error(`accepted: ${result.book.title}`);
      return { ...result, files };
    },
    options,
  );

/** The book of an accepted file. */
export function accepted(result: InspectionResult): InspectedBook {
  if (!result.ok) throw new Error(`refused: ${result.code} at ${result.location}`);
  return result.book;
}

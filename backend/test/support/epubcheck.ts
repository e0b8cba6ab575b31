import { expect } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The W3C's own EPUBCheck, where Debian's package `epubcheck` puts it: not every kernel starts a jar by its name. */
const JAR = '/usr/share/java/epubcheck.jar';
const { stdout } = spawnSync('java', ['-jar', JAR, '--version'], { timeout: 60_000, encoding: 'utf8' });
/** Whether this machine has it; tests leave it out otherwise. */
export const hasEpubCheck = stdout?.includes('EPUBCheck v') ?? false;

/** What EPUBCheck has to say of a book: a line each, none for a good one. */
export async function epubFaults(book: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bookgrove-epub-'));
  const file = join(folder, 'book.epub');
  await writeFile(file, book);
  const said = await new Promise<string>((resolve) =>
    execFile('java', ['-jar', JAR, file], { timeout: 80_000 }, (_error, out, err) =>
      resolve(`${out}\n${err}`),
    ),
  );
  await rm(folder, { recursive: true, force: true });
  // Whatever else goes wrong, a book that nobody looked at is no good book.
  expect(said).toContain('EPUBCheck completed');
  return said.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)/.test(line));
}

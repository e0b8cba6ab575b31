import { expect } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * EPUBCheck by the W3C, at the path of Debian's package `epubcheck`: not every kernel starts a jar by its
 * name.
 */
const JAR = '/usr/share/java/epubcheck.jar';
/** For a program of some seconds: without the second compiler and the parallel collector it needs half the processor time. */
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', JAR];
const { stdout } = spawnSync('java', [...JAVA, '--version'], { timeout: 60_000, encoding: 'utf8' });
/** Whether EPUBCheck is installed; otherwise tests that need it are skipped. */
export const hasEpubCheck = stdout?.includes('EPUBCheck v') ?? false;

/** Messages of EPUBCheck on a book, one per line; empty for a valid one. */
export async function epubFaults(book: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bookgrove-epub-'));
  const file = join(folder, 'book.epub');
  await writeFile(file, book);
  const said = await new Promise<string>((resolve) =>
    execFile('java', [...JAVA, file], { timeout: 80_000 }, (_error, out, err) => resolve(`${out}\n${err}`)),
  );
  await rm(folder, { recursive: true, force: true });
  // Proves that EPUBCheck ran to its end.
  expect(said).toContain('EPUBCheck completed');
  return said.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)/.test(line));
}

// What the check of one book costs: milliseconds, and the most memory its child process held. The baseline is the same
// child given a file that is no book: its own start.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoBooks } from '../../prisma/seed/books/index.ts';
import { sharedData } from '../test/support/shared-data.ts';
import { median, table } from './support/report.ts';

const { inspectBook } = (await import(
  new URL('../dist/modules/catalog/ingestion/inspect-book.js', import.meta.url).href
)) as typeof import('../src/modules/catalog/ingestion/inspect-book.ts');

const ROUNDS = 2;

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bookgrove-bench-books-'));
  try {
    const nothing = join(folder, 'nothing.epub');
    await writeFile(nothing, 'no book');
    const starts = [];
    for (let round = 0; round < 3; round += 1) starts.push((await inspect(nothing, folder)).ms);
    const start = median(starts);
    const rows = [];
    for (const file of await samples(folder)) {
      const tries = [];
      for (let round = 0; round < ROUNDS; round += 1) tries.push(await inspect(file, folder));
      const took = median(tries.map((one) => one.ms));
      const megabytes = (await stat(file)).size / 2 ** 20;
      const peak = Math.max(...tries.map((one) => one.peak));
      rows.push([
        file.split('/').at(-1)!,
        tries[0]!.verdict,
        megabytes.toFixed(2),
        took.toFixed(0),
        (took / start).toFixed(1),
        Number.isFinite(peak) ? peak.toFixed(0) : 'unknown',
      ]);
    }
    console.log(`The child process alone starts and ends in ${start.toFixed(0)} ms.`);
    table(['', 'verdict', 'MB', 'ms', 'of the start', 'peak MB'], rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The real books beside a full checkout, otherwise those of the demo world. */
async function samples(folder: string): Promise<string[]> {
  const data = sharedData();
  if (data)
    return ['epub', 'pdf'].flatMap((kind) =>
      readdirSync(join(data, kind))
        .filter((name) => /\.(epub|pdf)$/.test(name))
        .map((name) => join(data, kind, name)),
    );
  const made = join(folder, 'demo');
  await mkdir(made);
  for (const book of demoBooks) await writeFile(join(made, `${book.key}.${book.format}`), await book.build());
  return (await readdir(made)).map((name) => join(made, name));
}

async function inspect(file: string, folder: string): Promise<{ ms: number; peak: number; verdict: string }> {
  const outDir = await mkdtemp(join(folder, 'out-'));
  let peak = -Infinity;
  const watch = setInterval(() => (peak = Math.max(peak, childPeak())), 10);
  const began = performance.now();
  const result = await inspectBook({ file, name: file.split('/').at(-1)!, outDir });
  const took = performance.now() - began;
  clearInterval(watch);
  await rm(outDir, { recursive: true, force: true });
  return { ms: took, peak, verdict: result.ok ? 'taken' : result.code };
}

/** High-water mark of the largest child of this process, in megabytes; only Linux tells it. */
function childPeak(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    const marks = children.map(
      (pid) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
    );
    return Math.max(...marks.map((mark) => Number(mark ?? -Infinity) / 1024));
  } catch {
    return -Infinity; // the child ended meanwhile
  }
}

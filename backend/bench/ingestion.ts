// The cost of checking a book. Bare: the file hashed, every entry unpacked or every page's text read, in a
// running process. The check: the same child process as in production, alone. Ours: from the first byte that
// a teacher sends until the book is ready, through upload, queue, child process and database.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { demoBooks } from '../../prisma/seed/books/index.ts';
import { sharedData } from '../test/support/shared-data.ts';
import { bareCheck } from './support/bare-check.ts';
import { median, table } from './support/report.ts';
import { makeSchools, schoolHost } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { openWorld, type Bench, type Server, type World } from './support/world.ts';

const { inspectBook } = (await import(
  new URL('../dist/modules/catalog/documents/ingestion/inspect-book.js', import.meta.url).href
)) as typeof import('../src/modules/catalog/documents/ingestion/inspect-book.ts');

const ROUNDS = 2;
/** Number of demo books used as samples where no other files are available. */
const MADE = 8;
/** Maximum time to wait for a book. */
const PATIENCE_MS = 120_000;

export async function run(bench: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bookgrove-bench-books-'));
  const world = await openWorld(bench);
  try {
    await makeSchools(world, 1);
    const app = await world.startApp({ ROLE: 'all' });
    const token = await signIn(app);
    const nothing = join(folder, 'nothing.epub');
    await writeFile(nothing, 'no book');
    const starts = [];
    for (let round = 0; round < 3; round += 1) starts.push((await inspect(nothing, folder)).ms);
    const files = await samples(folder);
    // Warms up libraries and the first job, as in a server that has run for a minute.
    await bareCheck(files[0]!).catch(() => undefined);
    await ingest(world, app, token, files[0]!);
    const rows = [];
    const taken: Record<'bare' | 'check' | 'ours', number>[] = [];
    for (const file of files) {
      const tries = [];
      const bares = [];
      const whole = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bares.push(await timed(() => bareCheck(file)));
        tries.push(await inspect(file, folder));
        whole.push(await ingest(world, app, token, file));
      }
      const [bare, check, ours] = [median(bares), median(tries.map((one) => one.ms)), median(whole)];
      const megabytes = (await stat(file)).size / 2 ** 20;
      const peak = Math.max(...tries.map((one) => one.peak));
      const { verdict } = tries[0]!;
      if (verdict === 'taken' && !Number.isNaN(bare)) taken.push({ bare, check, ours });
      rows.push([
        basename(file),
        verdict,
        megabytes.toFixed(2),
        Number.isNaN(bare) ? '' : bare.toFixed(0),
        check.toFixed(0),
        ours.toFixed(0),
        Number.isNaN(bare) ? '' : (ours / bare).toFixed(1),
        Number.isFinite(peak) ? peak.toFixed(0) : 'unknown',
      ]);
    }
    table(['', 'verdict', 'MB', 'bare ms', 'check ms', 'ours ms', 'of bare', 'peak MB'], rows);
    const all = (of: keyof (typeof taken)[number]) => taken.reduce((sum, one) => sum + one[of], 0);
    console.log(
      `The child process alone starts and ends in ${median(starts).toFixed(0)} ms. All ${taken.length} books that were taken: ` +
        `bare ${all('bare').toFixed(0)} ms, the check ${(all('check') / all('bare')).toFixed(1)} of it, ours ${(all('ours') / all('bare')).toFixed(1)}; ` +
        `ours ${(all('ours') / all('check')).toFixed(2)} of the check.`,
    );
  } finally {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds; NaN for a file that the bare variant cannot read. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  try {
    await work();
    return performance.now() - began;
  } catch {
    return NaN;
  }
}

/** Uploads the file as a teacher's browser does, and waits until its check has ended. */
async function ingest(world: World, app: Server, token: string, file: string): Promise<number> {
  const bytes = await readFile(file);
  const began = performance.now();
  const id = await upload(app, token, basename(file), bytes);
  for (;;) {
    const { rows } = await world.sql('select ingestion from catalog.book where id = $1', [id]);
    const took = performance.now() - began;
    const state = (rows[0] as { ingestion: string } | undefined)?.ingestion;
    if (state === 'ready' || state === 'refused') return took;
    if (took > PATIENCE_MS) throw new Error(`${basename(file)} is ${state} after ${PATIENCE_MS} ms.`);
    await new Promise((over) => setTimeout(over, 10));
  }
}

function upload({ port }: Server, token: string, name: string, bytes: Buffer): Promise<string> {
  const border = randomUUID();
  const body = Buffer.concat([
    Buffer.from(
      `--${border}\r\ncontent-disposition: form-data; name="file"; filename="${name.replace(/[^\w.-]/g, '_')}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    bytes,
    Buffer.from(`\r\n--${border}--\r\n`),
  ]);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/books/',
        method: 'POST',
        headers: {
          host: `${schoolHost(1)}:${port}`,
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${border}`,
          'content-length': body.length,
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          answer.statusCode === 202
            ? resolve((JSON.parse(text) as { id: string }).id)
            : reject(new Error(`${name} was not taken in: ${text}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** The real books next to a full checkout, otherwise those of the demo. */
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
  for (const book of demoBooks.slice(0, MADE))
    await writeFile(join(made, `${book.key}.${book.format}`), await book.build());
  return (await readdir(made)).map((name) => join(made, name));
}

async function inspect(file: string, folder: string): Promise<{ ms: number; peak: number; verdict: string }> {
  const outDir = await mkdtemp(join(folder, 'out-'));
  let peak = -Infinity;
  const watch = setInterval(() => (peak = Math.max(peak, childPeak())), 10);
  const began = performance.now();
  const result = await inspectBook({ file, name: basename(file), outDir });
  const took = performance.now() - began;
  clearInterval(watch);
  await rm(outDir, { recursive: true, force: true });
  return { ms: took, peak, verdict: result.ok ? 'taken' : result.code };
}

/** Peak memory of the largest child of this process, in megabytes; available on Linux only. */
function childPeak(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      // The servers of the bench are child processes too.
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('inspect-child'));
    const marks = children.map(
      (pid) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
    );
    return Math.max(...marks.map((mark) => Number(mark ?? -Infinity) / 1024));
  } catch {
    return -Infinity; // the child has ended
  }
}

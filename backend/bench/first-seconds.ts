// The first seconds of a process that has just become ready, compared with later ones: lists, facets, rows and pages of
// books of 200 schools, asked by visitors and a teacher at once.
import { request } from 'node:http';
import { residentMb } from './support/processor.ts';
import { ms, percentile, table, verdict } from './support/report.ts';
import { makeBooks, makeSchools, schoolHost } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { openWorld, type Bench, type Server } from './support/world.ts';

const SCHOOLS = 200;
const BOOKS = 150;
/** Requests a second. */
const RATE = 300;
const FIRST_SECONDS = 20;

const PATHS = [
  '/api/books/',
  '/api/books/?featured=true&limit=12',
  '/api/books/facets/',
  '/api/book-stats',
  '/api/book-rows/',
  '/api/books/book-7/',
  '/api/current-tenant',
];

export async function run(bench: Bench): Promise<void> {
  const world = await openWorld(bench);
  try {
    await makeSchools(world, SCHOOLS);
    await makeBooks(world, SCHOOLS, BOOKS);
    const first = await world.startApp();
    const token = await signIn(first);
    await first.stop();
    const began = performance.now();
    const app = await world.startApp();
    const start = (performance.now() - began) / 1_000;
    const seconds = FIRST_SECONDS + Math.max(10, bench.seconds);
    const answers = await constantRate(app, token, seconds);
    const within = (from: number, to: number) =>
      answers.filter(({ at }) => at >= from * 1_000 && at < to * 1_000).map(({ took }) => took);
    const spans = {
      'the first second': [0, 1],
      'the first 20 s': [0, FIRST_SECONDS],
      later: [FIRST_SECONDS, seconds],
    };
    table(
      ['', 'answers', 'p50 ms', 'p95 ms', 'p99 ms'],
      Object.entries(spans).map(([name, [from, to]]) => {
        const all = within(from!, to!);
        return [name, all.length, ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all, share)))];
      }),
    );
    console.log(`Start until ready: ${start.toFixed(1)} s`);
    const p99 = (from: number, to: number) => percentile(within(from, to), 0.99);
    const later = p99(FIRST_SECONDS, seconds);
    verdict('p99 of the first second, ms', p99(0, 1), { atMost: 300 });
    verdict('p99 of the first 20 s, ms', p99(0, FIRST_SECONDS), { atMost: 300 });
    verdict('p99 of the first second, of later', p99(0, 1) / later, { atMost: 3 });
    verdict('p99 of the first 20 s, of later', p99(0, FIRST_SECONDS) / later, { atMost: 2 });
    verdict('resident memory of the server, MB', residentMb(app.pid), { atMost: 400 });
  } finally {
    await world.close();
  }
}

/** `RATE` requests a second, whether or not earlier ones were answered. */
async function constantRate(
  server: Server,
  token: string,
  seconds: number,
): Promise<{ at: number; took: number }[]> {
  const began = performance.now();
  const all: Promise<{ at: number; took: number }>[] = [];
  for (let n = 0; n < RATE * seconds; n += 1) {
    const at = (n * 1_000) / RATE;
    const wait = at - (performance.now() - began);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const school = 1 + ((n * 7) % SCHOOLS);
    const path = PATHS[n % PATHS.length]!;
    all.push(ask(server, school, path, school === 1 ? token : null).then((took) => ({ at, took })));
  }
  return Promise.all(all);
}

function ask({ port }: Server, school: number, path: string, token: string | null): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${schoolHost(school)}:${port}`,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    })
      .on('error', reject)
      .end();
  });
}

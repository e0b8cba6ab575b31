// 1,000 people of one school sign in within a minute while others go on reading. Measures the waiting times,
// the length of the queue of hashes and the latency of the readers, compared with that before.
import { request } from 'node:http';
import { load, type Target } from './support/load.ts';
import { ms, percentile, table, verdict } from './support/report.ts';
import { makeBooks, makePeople, makeSchools, READER, schoolHost } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { openWorld, type Bench, type Server } from './support/world.ts';

const PEOPLE = 1_000;
const SECONDS = 60;

export async function run(bench: Bench): Promise<void> {
  const world = await openWorld(bench);
  try {
    await makeSchools(world, 1);
    await makePeople(world, PEOPLE);
    const [category] = await makeBooks(world, 1, 1_000);
    const app = await world.startApp();
    const reading: Target = {
      port: app.port,
      host: schoolHost(1),
      paths: [`/api/books/?category=${category}&limit=20&offset=0`],
      headers: { authorization: `Bearer ${await signIn(app)}` },
    };
    await load(reading, 4, 3);
    const calm = (await load(reading, 4, SECONDS / 4)).latencies;

    const waits: number[] = [];
    const answers = new Map<number, number>();
    const longest = { queue: 0 };
    const watch = setInterval(
      () => void hashesWaiting(app).then((now) => (longest.queue = Math.max(longest.queue, now))),
      500,
    );
    const [, readers] = await Promise.all([storm(app, waits, answers), load(reading, 4, SECONDS)]);
    clearInterval(watch);

    const line = (name: string, all: number[]) => [
      name,
      all.length,
      ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all, share))),
    ];
    table(
      ['', 'answers', 'p50 ms', 'p95 ms', 'p99 ms'],
      [
        line(`sign-ins, ${PEOPLE} in ${SECONDS} s`, waits),
        line('four readers before', calm),
        line('four readers meanwhile', readers.latencies),
      ],
    );
    console.log(
      `answers of the door: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    );
    console.log(`longest queue of hashes seen: ${longest.queue}`);
    verdict('signed in, of all who came', (answers.get(200) ?? 0) / PEOPLE, { atLeast: 1 });
    verdict(
      'readers meanwhile, p95 of before',
      percentile(readers.latencies, 0.95) / percentile(calm, 0.95),
      {
        atMost: 3,
      },
    );
  } finally {
    await world.close();
  }
}

/** Arrivals at random times (Poisson), independent of earlier ones: an open loop. */
async function storm({ port }: Server, waits: number[], answers: Map<number, number>): Promise<void> {
  const arrivals = Array.from({ length: PEOPLE }, () => Math.random() * SECONDS * 1_000);
  await Promise.all(
    arrivals.map(async (at, person) => {
      await new Promise((resolve) => setTimeout(resolve, at));
      const began = performance.now();
      const status = await signInAs(port, `person.${person + 1}`);
      waits.push(performance.now() - began);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }),
  );
}

function signInAs(port: number, username: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${schoolHost(1)}:${port}`, 'content-type': 'application/json' };
    const call = request(
      { port, host: '127.0.0.1', path: '/api/auth/token/', method: 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ username, password: READER.password }));
  });
}

function hashesWaiting({ port }: Server): Promise<number> {
  return new Promise((resolve) => {
    request(
      { port, host: '127.0.0.1', path: '/api/metrics', headers: { host: `localhost:${port}` } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve(Number(/^password_hashes_waiting (\d+)/m.exec(text)?.[1] ?? 0)));
      },
    )
      .on('error', () => resolve(0))
      .end();
  });
}

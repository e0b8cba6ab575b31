// Sign-ins against the password hash that each computes, and the throughput that many of them leave for other
// requests.
import { hash, verify } from '@node-rs/argon2';
import { ARGON2 } from '../src/modules/identity/sign-in/passwords/argon2.ts';
import { load, type Target } from './support/load.ts';
import { processorTime } from './support/processor.ts';
import { median, ms, percentile, table, verdict } from './support/report.ts';
import { makeBooks, makePeople, makeSchools, READER, schoolHost } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { openWorld, type Bench } from './support/world.ts';

const ROUNDS = 3;
const AT_ONCE = 2;
const RUSH = 16;
/** Ten tries at one account may be under way at once, so the rush is of many people. */
const PEOPLE = 4 * RUSH;

export async function run(bench: Bench): Promise<void> {
  const world = await openWorld(bench);
  try {
    await makeSchools(world, 1);
    await makePeople(world, PEOPLE);
    const [category] = await makeBooks(world, 1, 1_000);
    const app = await world.startApp();
    const seconds = bench.seconds / ROUNDS;
    const at = { port: app.port, host: schoolHost(1) };
    const credentials = Array.from({ length: PEOPLE }, (_, n) =>
      JSON.stringify({ username: `person.${n + 1}`, password: READER.password }),
    );
    const login: Target = { ...at, paths: ['/api/auth/token/'], method: 'POST', body: credentials };
    const reading: Target = {
      ...at,
      paths: [`/api/books/?category=${category}&limit=20&offset=0`],
      headers: { authorization: `Bearer ${await signIn(app)}` },
    };
    const stored = await hash(READER.password, ARGON2);
    await load(reading, 4, seconds / 2);
    await load(login, AT_ONCE, seconds / 2);

    const raw: number[] = [];
    const logins: number[] = [];
    const rates: [number, number][] = [];
    const calm: number[] = [];
    const rush: number[] = [];
    /** Processor time so far of raw verifies, and of sign-ins in the server and the database. */
    const spent = { raw: 0, logins: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const verifying = process.cpuUsage();
      raw.push(...(await verifyFor(stored, 1, seconds)));
      const { user, system } = process.cpuUsage(verifying);
      spent.raw += (user + system) / 1_000;
      const before = await processorTime(world, app);
      logins.push(...(await load(login, 1, seconds)).latencies);
      const after = await processorTime(world, app);
      spent.logins += after.server + after.database - before.server - before.database;
      const hashed = (await verifyFor(stored, AT_ONCE, seconds)).length / seconds;
      rates.push([hashed, (await load(login, AT_ONCE, seconds)).latencies.length / seconds]);
      calm.push(...(await load(reading, 4, seconds)).latencies);
      const [, others] = await Promise.all([load(login, RUSH, seconds), load(reading, 4, seconds)]);
      rush.push(...others.latencies);
    }
    const line = (name: string, all: number[]) => [
      name,
      ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all, share))),
    ];
    table(
      ['', 'p50 ms', 'p95 ms', 'p99 ms'],
      [
        line('argon2id verify, one at a time', raw),
        line('sign-in, one at a time', logins),
        line('list of books, 4 readers', calm),
        line(`the same while ${RUSH} sign in`, rush),
      ],
    );
    console.log(
      `${AT_ONCE} at a time: ${median(rates.map(([one]) => one)).toFixed(0)} verifies/s, ` +
        `${median(rates.map(([, one]) => one)).toFixed(0)} sign-ins/s`,
    );
    console.log(`sign-ins of verifies: ${median(rates.map(([one, other]) => other / one)).toFixed(2)}`);
    const [perVerify, perLogin] = [spent.raw / raw.length, spent.logins / logins.length];
    console.log(`Processor time: ${ms(perVerify)} ms of a verify, ${ms(perLogin)} ms of a sign-in`);
    verdict('sign-in, processor time of raw verify', perLogin / perVerify, { atMost: 1.5 });
    verdict('sign-in, p95 of raw verify', percentile(logins, 0.95) / percentile(raw, 0.95), { atMost: 1.5 });
    verdict('readers in a rush, p95 of calm', percentile(rush, 0.95) / percentile(calm, 0.95), { atMost: 3 });
  } finally {
    await world.close();
  }
}

async function verifyFor(stored: string, atOnce: number, seconds: number): Promise<number[]> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const lane = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      if (!(await verify(stored, READER.password))) throw new Error('The hash does not fit');
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return latencies;
}

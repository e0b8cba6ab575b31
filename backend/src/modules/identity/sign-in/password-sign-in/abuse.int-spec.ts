import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../../../../platform/clock.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { Passwords } from '../passwords/passwords.ts';

/* Sign-in under attack, with the promised limits: every request goes through the whole stack. */
let app: TestApp;
let oak: TestSchool;
let people: TestPerson[];

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  people = await Promise.all(Array.from({ length: 20 }, () => app.makePerson(oak, 'teacher')));
});
afterAll(() => app.close());
afterEach(() => void jest.restoreAllMocks());

const refresh = (token: string) =>
  app.ask<Problem & { refresh: string }>(oak, 'POST', '/api/auth/token/refresh/', {
    body: { refresh: token },
  });
/** Opens this many sessions, distributed over the people. */
const sessions = async (count: number): Promise<string[]> => {
  const open: string[] = [];
  while (open.length < count)
    open.push(...(await Promise.all(people.map((one) => app.signIn(one)))).map((tokens) => tokens.refresh));
  return open.slice(0, count);
};

describe('two tabs that share a session', () => {
  it('refresh at the same moment a thousand times without signing the person out', async () => {
    const current = await sessions(20);
    let falseLogouts = 0;
    for (let round = 0; round < 50; round++)
      await Promise.all(
        current.map(async (token, n) => {
          const [one, other] = await Promise.all([refresh(token), refresh(token)]);
          if (one.status !== 200 || other.status !== 200 || one.body.refresh !== other.body.refresh)
            falseLogouts += 1;
          current[n] = one.body.refresh;
        }),
      );
    expect(falseLogouts).toBe(0);
    expect(new Set(current).size).toBe(20);
  }, 60_000);
});

describe('a stolen refresh token', () => {
  it('ends its session family in each of two hundred replays', async () => {
    const stolen = await sessions(200);
    const owners = await Promise.all(stolen.map(async (token) => (await refresh(token)).body.refresh));
    // After the overlap in which two tabs may get the same successor.
    jest.spyOn(app.nest.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 10_500));
    const replays = await Promise.all(stolen.map((token) => refresh(token)));
    expect(replays.filter(({ status }) => status === 401)).toHaveLength(200);
    const after = await Promise.all(owners.map((token) => refresh(token)));
    expect(after.filter(({ status }) => status === 401)).toHaveLength(200);
  }, 60_000);
});

describe('ten thousand password guesses', () => {
  it('for one account from a thousand addresses check ten passwords only', async () => {
    const [person] = people as [TestPerson];
    const verify = jest.spyOn(app.nest.get(Passwords, { strict: false }), 'verify');
    const outcomes = new Map<number, number>();
    let next = 0;
    const guesser = async (): Promise<void> => {
      for (let n = next++; n < 10_000; n = next++) {
        const { status } = await app.ask(oak, 'POST', '/api/auth/token/', {
          body: { username: person.username, password: `guess ${n}` },
          from: `10.${30 + Math.floor(n / 2_500)}.${Math.floor(n / 10) % 250}.1`,
        });
        outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 40 }, guesser));
    expect(Object.fromEntries(outcomes)).toEqual({ 401: 10, 429: 9_990 });
    expect(verify).toHaveBeenCalledTimes(10);
  }, 60_000);
});

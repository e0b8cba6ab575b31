// Replacement of `@jest/globals` for a process that runs the same spec many times without Jest. Assertions,
// mocks and fake timers are Jest's own packages; only the collection and the running of tests are written
// here, because Jest starts a new module registry (and with it a new server) for each run.
import { ModernFakeTimers } from '@jest/fake-timers';
import { jestExpect } from '@jest/expect';
import { ModuleMocker } from 'jest-mock';

/** The real ones, also while a spec has fake timers. */
const { setTimeout: setTimeoutOf, clearTimeout: clearTimeoutOf } = globalThis;

type Body = (...values: unknown[]) => unknown;

interface Suite {
  name: string;
  parent: Suite | null;
  skipped: boolean;
  hooks: Record<'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach', Body[]>;
  entries: (Suite | Test)[];
}
interface Test {
  name: string;
  body: Body;
  skipped: boolean;
}

const newSuite = (name: string, parent: Suite | null, skipped: boolean): Suite => ({
  name,
  parent,
  skipped,
  hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
  entries: [],
});

let current = newSuite('', null, false);

/** Collects what `load` declares. `runSuite` can run the result any number of times. */
export async function collect(load: () => Promise<unknown>): Promise<Suite> {
  const suite = newSuite('', null, false);
  current = suite;
  await load();
  return suite;
}

/** The first failure of a run: name of the test (or of the hook) and the error. */
export interface Failure {
  test: string;
  error: unknown;
}

/** Runs hooks and tests in the order of the file, up to the first failure. `afterAll` runs in any case. */
export async function runSuite(suite: Suite): Promise<Failure | null> {
  if (suite.skipped) return null;
  let failure = await attempt(`${suite.name} beforeAll`, suite.hooks.beforeAll);
  for (const entry of suite.entries) {
    if (failure) break;
    failure = 'entries' in entry ? await runSuite(entry) : await runTest(suite, entry);
  }
  const ending = await attempt(`${suite.name} afterAll`, suite.hooks.afterAll.toReversed(), failure !== null);
  return failure ?? ending;
}

async function runTest(suite: Suite, test: Test): Promise<Failure | null> {
  if (test.skipped) return null;
  const chain: Suite[] = [];
  for (let one: Suite | null = suite; one; one = one.parent) chain.push(one);
  const before = chain.toReversed().flatMap(({ hooks }) => hooks.beforeEach);
  const after = chain.flatMap(({ hooks }) => hooks.afterEach.toReversed());
  jestExpect.setState({ assertionCalls: 0, expectedAssertionsNumber: null, isExpectingAssertions: false });
  const failure = await attempt(test.name, [...before, test.body]);
  return (await attempt(test.name, after, failure !== null)) ?? failure;
}

async function attempt(name: string, bodies: Body[], all = false): Promise<Failure | null> {
  let failure: Failure | null = null;
  for (const body of bodies)
    try {
      await inTime(body);
    } catch (error) {
      failure ??= { test: name.trim(), error };
      if (!all) break;
    }
  return failure;
}

/** As long as Jest gives a test here. */
const TEST_LIMIT = 60_000;

async function inTime(body: Body): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeoutOf(() => reject(new Error(`Not done after ${TEST_LIMIT / 1000} s.`)), TEST_LIMIT);
  });
  try {
    await Promise.race([body(), late]);
  } finally {
    clearTimeoutOf(timer);
  }
}

const add = (name: string, body: Body, skipped: boolean): void =>
  void current.entries.push({ name: current.name ? `${current.name} ${name}` : name, body, skipped });

function group(name: string, body: () => void, skipped: boolean): void {
  const outer = current;
  current = newSuite(outer.name ? `${outer.name} ${name}` : name, outer, skipped);
  outer.entries.push(current);
  body();
  current = outer;
}

/** `.each` for tables of rows; titles of tests keep their placeholders. */
const withEach = (declare: (name: string, body: Body) => void) => (table: readonly unknown[]) => {
  const rows = table.map((row) => (Array.isArray(row) ? (row as unknown[]) : [row]));
  return (name: string, body: Body) =>
    rows.forEach((row, i) => declare(`${name} [${i + 1}]`, () => body(...row)));
};

const declareTest = (skipped: boolean) =>
  Object.assign((name: string, body: Body) => add(name, body, skipped), {
    each: withEach((name, body) => add(name, body, skipped)),
  });
const declareSuite = (skipped: boolean) =>
  Object.assign((name: string, body: () => void) => group(name, body, skipped), {
    each: withEach((name, body) => group(name, body, skipped)),
  });

export const it = Object.assign(declareTest(false), { skip: declareTest(true) });
export const test = it;
export const describe = Object.assign(declareSuite(false), { skip: declareSuite(true) });
export const expect = jestExpect;

const hook =
  (name: keyof Suite['hooks']) =>
  (body: Body): void =>
    void current.hooks[name].push(body);
export const beforeAll = hook('beforeAll');
export const afterAll = hook('afterAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { rootDir: process.cwd(), fakeTimers: {} } as never,
  global: globalThis,
});
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: <T>(value: T): T => value,
  restoreAllMocks: () => mocker.restoreAllMocks(),
  clearAllMocks: () => mocker.clearAllMocks(),
  setTimeout: () => undefined,
  useFakeTimers: (options?: never) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  setSystemTime: (at?: number | Date) => timers.setSystemTime(at),
};

import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { inContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { newId } from '../../../../platform/ids.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { freshClassCode } from './class-codes.ts';
import { ListStudentsInClass } from './list-students-in-class.query.ts';
import { CLASS_CODE_ADDRESS_BUDGET } from './student-sign-in.budgets.ts';

/* Sign-in by class code, called without HTTP, with the real budgets and database. */
let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
});
afterAll(() => app.close());
afterEach(() => void jest.restoreAllMocks());

const addClasses = (school: TestSchool, classes: { code: string; [column: string]: unknown }[]) =>
  app.within(school, (tx) =>
    tx.schoolClass.createMany({
      data: classes.map((one) => ({
        id: newId(),
        tenant_id: school.id,
        name: 'Beech',
        year: '2026',
        ...one,
      })),
    }),
  );
/** `hit`, or the code of the refusal. */
const guess = (school: TestSchool, code: string, address: string): Promise<string> =>
  inContext({ correlationId: 'guess', tenantId: school.id, principal: null }, () =>
    app.nest
      .get(QueryBus)
      .execute(new ListStudentsInClass(code, { limit: 20, offset: 0 }, address))
      .then(
        () => 'hit',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
  );

describe('invalid class codes', () => {
  it('cost the server the same work and get the same answer, whatever is wrong with them', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    await addClasses(oak, [
      { code: 'SHUT2222', archived_at: yesterday },
      { code: 'DONE2222', code_expires_at: yesterday },
      { code: 'CLSD2222', code_window: 'closed' },
    ]);
    await addClasses(elm, [{ code: 'THEIRS22' }]);
    const work: string[] = [];
    const { db } = app;
    const budgets = app.nest.get(Budgets, { strict: false });
    const [batch, rows] = [db.batch.bind(db), db.rows.bind(db)];
    jest.spyOn(db, 'batch').mockImplementation((statements) => {
      work.push(...statements.map(({ name }) => name));
      return batch(statements);
    });
    jest.spyOn(db, 'rows').mockImplementation((statement) => {
      work.push(statement.name);
      return rows(statement);
    });
    for (const method of ['check', 'take', 'refund', 'reset'] as const) {
      const real = budgets[method].bind(budgets) as (...args: unknown[]) => Promise<never>;
      jest.spyOn(budgets, method).mockImplementation((budget, key) => {
        work.push(`${method} ${budget.name}`);
        return real(budget, key);
      });
    }
    const seen: Record<string, { answer: string; work: string }> = {};
    for (const code of ['NEVER222', 'SHUT2222', 'DONE2222', 'CLSD2222', 'THEIRS22', 'x', "' or 1=1"]) {
      work.length = 0;
      const answer = await guess(oak, code, '10.20.0.1');
      seen[code] = { answer, work: work.join(', ') };
    }
    const [first] = Object.values(seen);
    expect(first!.answer).toBe('invalid_class_code');
    expect(first!.work.split(', ').length).toBeGreaterThan(6);
    for (const one of Object.values(seen)) expect(one).toEqual(first);
  });
});

describe('concurrent guesses of class codes count individually', () => {
  const pace = () => jest.spyOn(app.db, 'batch');

  it('an address can try twenty and no more', async () => {
    const looks = pace();
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => guess(oak, freshClassCode(), '10.21.0.1')),
    );
    expect(looks.mock.calls.length).toBeLessThanOrEqual(20);
    expect(answers.filter((answer) => answer === 'invalid_class_code')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'too_many_tries')).toHaveLength(100);
  });

  it('a class that signs in together with the right code locks nobody out', async () => {
    await addClasses(elm, [{ code: 'BEECH222' }]);
    const together = () => Promise.all(Array.from({ length: 60 }, () => guess(elm, 'BEECH222', '10.22.0.1')));
    for (const answers of [await together(), await together()])
      expect(answers.filter((answer) => answer === 'hit')).toHaveLength(60);
    // Nothing was taken from the budget of the address.
    const wrong = [];
    for (let n = 0; n < 21; n++) wrong.push(await guess(elm, 'WRONG222', '10.22.0.1'));
    expect(wrong.filter((answer) => answer === 'invalid_class_code')).toHaveLength(20);
    expect(wrong.at(-1)).toBe('too_many_tries');
    // Attempts while the address is refused give no advantage afterwards.
    const budgets = app.nest.get(Budgets, { strict: false });
    const prepared = Array.from({ length: 60 }, () => freshClassCode());
    await Promise.all(prepared.map((code) => guess(elm, code, '10.22.0.1')));
    await budgets.reset(CLASS_CODE_ADDRESS_BUDGET, '10.22.0.1');
    const looks = pace();
    await Promise.all(prepared.map((code) => guess(elm, code, '10.22.0.1')));
    expect(looks.mock.calls.length).toBeLessThanOrEqual(20);
  });
});

describe('a hundred thousand guesses of class codes', () => {
  // Every attempt is a separate request through the whole stack: edge, guard, and budgets in the shared
  // store.
  it('over HTTP from five thousand addresses find none of forty classes', async () => {
    const codes = new Set<string>();
    while (codes.size < 40) codes.add(freshClassCode());
    await addClasses(
      oak,
      [...codes].map((code) => ({ code })),
    );
    const GUESSES = 100_000;
    const AT_ONCE = 40;
    const outcomes = new Map<number, number>();
    let looked = 0;
    const batch = app.db.batch.bind(app.db);
    jest.spyOn(app.db, 'batch').mockImplementation((statements) => {
      if (statements.some(({ name }) => name === 'class_of_code')) looked += 1;
      return batch(statements);
    });
    let next = 0;
    const guesser = async (): Promise<void> => {
      for (let n = next++; n < GUESSES; n = next++) {
        // Each address uses up its twenty attempts, followed by the next address.
        const remoteAddress = `10.${100 + Math.floor(n / 20 / 250)}.${Math.floor(n / 20) % 250}.1`;
        const { statusCode } = await app.nest.inject({
          method: 'GET',
          url: `/api/list-student-in-class/${freshClassCode()}/`,
          headers: { host: oak.host },
          remoteAddress,
        });
        outcomes.set(statusCode, (outcomes.get(statusCode) ?? 0) + 1);
      }
    };
    const began = performance.now();
    const cpu = process.cpuUsage();
    await Promise.all(Array.from({ length: AT_ONCE }, guesser));
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    // Prints the number of requests, and how many of them the budgets admitted.
    process.stdout.write(
      `class codes: ${GUESSES} requests guessed one in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of ` +
        `processor); ${outcomes.get(404) ?? 0} were looked ` +
        `at and wrong, ${outcomes.get(429) ?? 0} refused unseen, ${outcomes.get(200) ?? 0} right\n`,
    );
    expect([...outcomes.keys()].sort()).toEqual([404, 429]);
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(GUESSES);
    // What the school's budget admits in ten minutes.
    expect(outcomes.get(404)).toBeLessThanOrEqual(300);
    expect(outcomes.get(404)).toBeGreaterThanOrEqual(250);
    expect(looked).toBe(outcomes.get(404));
    // The right code is refused to strangers now, too.
    expect(await guess(oak, [...codes][0]!, '10.200.0.1')).toBe('too_many_tries');
  }, 120_000);
});

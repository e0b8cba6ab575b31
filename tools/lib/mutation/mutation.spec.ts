import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as small from './jest-globals.ts';
import { instrument } from './mutants.ts';

describe('a spec that runs without Jest', () => {
  const declared = (broken: string | null) => {
    const seen: string[] = [];
    const step = (name: string) => () => {
      seen.push(name);
      if (name === broken) throw new Error(name);
    };
    const suite = small.collect(async () => {
      small.beforeAll(step('beforeAll'));
      small.afterAll(step('afterAll'));
      small.beforeEach(step('before'));
      small.it('one', step('one'));
      small.it.skip('left out', step('left out'));
      small.describe('inner', () => {
        small.beforeEach(step('inner before'));
        small.afterEach(step('after'));
        small.it.each([['a'], ['b']])('each', (row) => step(`each ${String(row)}`)());
      });
      small.describe.skip('left out', () => small.it('two', step('two')));
      small.it('last', step('last'));
    });
    return { seen, suite };
  };

  it('runs hooks and tests in the order of the file, repeatedly', async () => {
    const { seen, suite } = declared(null);
    const once = [
      'beforeAll', 'before', 'one', 'before', 'inner before', 'each a', 'after', 'before', 'inner before', 'each b', 'after',
      'before', 'last', 'afterAll',
    ]; // prettier-ignore
    expect(await small.runSuite(await suite)).toBeNull();
    expect(await small.runSuite(await suite)).toBeNull();
    expect(seen).toEqual([...once, ...once]);
  });

  it.each([
    ['beforeAll', ['beforeAll', 'afterAll']],
    ['one', ['beforeAll', 'before', 'one', 'afterAll']],
    ['each a', ['beforeAll', 'before', 'one', 'before', 'inner before', 'each a', 'after', 'afterAll']],
  ])('ends at a failure in %s, and runs the cleanup hooks', async (broken, steps) => {
    const { seen, suite } = declared(broken);
    expect(await small.runSuite(await suite)).toMatchObject({ error: { message: broken } });
    expect(seen).toEqual(steps);
  });

  it('fails where only a cleanup hook fails', async () => {
    const { suite } = declared('afterAll');
    expect(await small.runSuite(await suite)).toMatchObject({ error: { message: 'afterAll' } });
  });
});

describe('mutants', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  beforeAll(() =>
    writeFileSync(
      join(folder, 'a.ts'),
      `export const old = (age: number): boolean =>\n  age > 12;\nexport const why = 'Only for older children.';\nexport const code = 'too_young';\n`,
    ),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  it('change conditions and codes, each with its place, and no sentence for people', async () => {
    const { mutants, code } = await instrument(folder, ['a.ts']);
    expect(mutants).toContainEqual(
      expect.objectContaining({
        line: 2,
        column: 3,
        mutator: 'EqualityOperator',
        original: 'age > 12',
        replacement: 'age >= 12',
      }),
    );
    expect(mutants.map(({ original }) => original)).toContain(`'too_young'`);
    expect(mutants.map(({ original }) => original)).not.toContain(`'Only for older children.'`);
    expect(code['a.ts']).toContain('Only for older children.');
  });
});

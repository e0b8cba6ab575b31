import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');

it('no style sheet uses :dir(), which the build replaces by a list of languages', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const rules = (name: string) => readFileSync(join(SOURCES, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  expect(sheets.filter((name) => rules(name).includes(':dir('))).toEqual([]);
});

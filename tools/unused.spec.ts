import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findUnused, readSource, removeNeedlessExports } from './lib/unused.ts';

const FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    dependencies: { luxon: '1', '@scope/font': '1', stale: '1', peer: '1' },
    devDependencies: { '@types/luxon': '1', '@types/stale': '1' },
  }),
  'libs/contract/package.json': JSON.stringify({
    name: '@own/contract',
    exports: { '.': { source: './src/index.ts' } },
  }),
  'libs/contract/src/index.ts': `export * from './ids.ts';\nexport { LIMITS } from './limits.ts';`,
  'libs/contract/src/ids.ts': `export const ID = 1;`,
  'libs/contract/src/limits.ts': `export const LIMITS = 1;\nexport const DEAD_LIMIT = 2;`,
  'app/main.ts': [
    `import { DateTime } from 'luxon';`,
    `import {\n  used,\n  type Shape as Other,\n} from './parts.ts';`,
    `import { LIMITS } from '@own/contract';`,
    `const font = '@scope/font/latin.woff2';`,
    `const late = await import('./late.ts');`,
    `void [DateTime, used, LIMITS, font, late];`,
    `export type Main = Other;`,
  ].join('\n'),
  'app/parts.ts': [
    `export function used(): number {\n  return inside();\n}`,
    `export const inside = () => 1;`,
    `export class Body {}\nconst bodies = [new Body()];`,
    `export interface Shape {\n  a: 1;\n}`,
    `/** Called by dead(). */\nexport const dead = 1; // dead`,
  ].join('\n'),
  'app/late.ts': `export const anything = 1;`,
  'app/orphan.ts': `export const alone = 1;`,
  'app/generated/client.ts': `export const made = 1;`,
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bookgrove-unused-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('unused code', () => {
  it('is an export without an import, a file without an importer, a package without a use; and nothing else', () => {
    const scope = { checked: ['app', 'libs'], users: [], entries: /main\.ts$/, packages: { peer: 'a peer' } };
    expect(findUnused(root, scope).sort()).toEqual([
      'app/orphan.ts is imported by nothing',
      'app/parts.ts exports dead, which nothing uses',
      'app/parts.ts exports inside, which only this file uses: leave out the word export (--fix does it)',
      'libs/contract/src/limits.ts exports DEAD_LIMIT, which nothing uses',
      'package.json lists @types/stale, which nothing imports',
      'package.json lists stale, which nothing imports',
    ]);
  });

  it('needs no export keyword where only its own file uses it, unless it is a class', () => {
    const scope = { checked: ['app'], users: ['libs'], entries: /(main|orphan)\.ts$/, packages: {} };
    const left = removeNeedlessExports(
      root,
      findUnused(root, scope).filter((sentence) => sentence.startsWith('app/')),
    );
    expect(left).toEqual(['app/parts.ts exports dead, which nothing uses']);
    const text = readFileSync(join(root, 'app/parts.ts'), 'utf8');
    expect(text).toContain('\nconst inside = () => 1;');
    expect(text).toContain('export const dead');
    expect(text).toContain('export class Body');
  });

  it('includes an exception that is no longer needed', () => {
    const scope = { checked: [], users: ['app', 'libs'], entries: /^$/, packages: { gone: 'was a peer' } };
    expect(findUnused(root, scope)).toContain('tools/unused.ts names gone, which package.json does not list');
  });

  it('is found by reading all forms of imports and exports', () => {
    const { exports, imports } = readSource(
      [
        `import type { A } from './a.ts';`,
        `import * as b from './b.ts';`,
        `import d, { type E as F } from './d.ts';`,
        `import './side.ts';`,
        `export abstract class G {}`,
        `export { h, type I as J } from './h.ts';`,
        `type K = import('./k.ts').K;`,
        `  const text = 'import x';`,
      ].join('\n'),
    );
    expect(exports).toEqual(['G', 'h', 'J']);
    expect(Object.fromEntries(imports.map(({ from, names }) => [from, names]))).toEqual({
      './a.ts': ['A'],
      './b.ts': ['*'],
      './d.ts': ['E'],
      './side.ts': ['*'],
      './h.ts': ['h', 'I'],
      './k.ts': ['*'],
    });
  });
});

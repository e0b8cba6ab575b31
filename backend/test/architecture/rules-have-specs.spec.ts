import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Mutants of a file of rules are tested with the specs that import it (tools/mutation.ts): without one, none is noticed. */
it('every file of rules is imported by a spec', () => {
  const files = (pattern: string) =>
    globSync(`{backend/src,libs/*/src}/**/${pattern}`, { cwd: root }).map((file) => join(root, file));
  const imported = new Set(
    files('*.spec.ts').flatMap((spec) =>
      [...readFileSync(spec, 'utf8').matchAll(/from '(\.[^']+\.rules\.ts)'/g)].map(([, path]) =>
        resolve(dirname(spec), path!),
      ),
    ),
  );
  const rules = files('*.rules.ts');
  expect(rules.length).toBeGreaterThan(60);
  expect(rules.filter((file) => !imported.has(file))).toEqual([]);
});

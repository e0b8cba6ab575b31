import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, jest } from '@jest/globals';

jest.setTimeout(60_000);

const root = join(import.meta.dirname, '../../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Report {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Runs the walls over folders below `cwd`; each violation as `rule: from`. */
async function violations(cwd: string, ...folders: string[]): Promise<{ cruised: number; found: string[] }> {
  const parameters = [
    cruiser,
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    ...folders,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd,
    maxBuffer: 64 * 1024 ** 2,
  }).catch(
    (error: unknown) => error as { stdout: string }, // its exit code is the number of violations
  );
  const { summary } = JSON.parse(stdout) as Report;
  return {
    cruised: summary.totalCruised,
    found: summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort(),
  };
}

describe('the walls', () => {
  it('stand in the product', async () => {
    const { cruised, found } = await violations(
      root,
      'backend/src',
      'frontend/src',
      'frontend/reader',
      'libs',
    );
    expect(found).toEqual([]);
    expect(cruised).toBeGreaterThan(150); // a cruiser that sees nothing finds nothing
  });

  it('catch every planted violation, and nothing else', async () => {
    const { found } = await violations(join(import.meta.dirname, 'planted'), 'backend', 'frontend', 'libs');
    expect(found).toEqual([
      'backend-never-frontend: backend/src/modules/alpha/draws-a-screen.ts',
      'contract-stands-alone: backend/src/modules/beta/contract.ts',
      'every-import-is-found: backend/src/modules/alpha/lost.ts',
      'frontend-never-backend: frontend/src/asks-the-backend.ts',
      'libs-never-apps: libs/shapes/src/imports-an-app.ts',
      'module-entered-by-its-contract-only: backend/src/modules/alpha/knows-a-type-inside.ts',
      'module-entered-by-its-contract-only: backend/src/modules/alpha/reaches-inside.ts',
      'modules-are-assembled-in-one-place: backend/src/platform/knows-a-module.ts',
      'modules-are-assembled-in-one-place: backend/src/second-assembly.ts',
      'no-cycles: backend/src/modules/alpha/egg.ts',
      'platform-knows-no-module: backend/src/platform/knows-a-module.ts',
      'product-never-imports-tests: backend/src/modules/alpha/leans-on-tests.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/clock.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/database.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/file.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/framework.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/queue.rules.ts',
    ]);
  });
});

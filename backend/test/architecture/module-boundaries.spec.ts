import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Report {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

const MODULES = '.dependency-cruiser.cjs';
const FOLDERS = '.dependency-cruiser-folders.cjs';

/** Runs the rules of a configuration over folders below `cwd`; each violation as `rule: from`. */
async function violations(
  config: string,
  cwd: string,
  ...folders: string[]
): Promise<{ cruised: number; found: string[]; circles: string[] }> {
  const parameters = [cruiser, '--config', join(root, config), '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd,
    maxBuffer: 64 * 1024 ** 2,
  }).catch(
    (error: unknown) => error as { stdout: string }, // its exit code is the number of violations
  );
  const { modules, summary } = JSON.parse(stdout) as Report;
  return {
    cruised: summary.totalCruised,
    found: summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort(),
    circles: circlesOfFeatures(modules ?? []),
  };
}

/**
 * Circular dependencies of features of the web app, direct or through others, each circle once, by names. The
 * cruiser's rule for circles of folders also follows shared folders, which features have in common.
 */
function circlesOfFeatures(modules: Report['modules']): string[] {
  const featureOf = (path: string) => /^frontend\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const needs = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    for (const { resolved } of from ? dependencies : []) {
      const to = featureOf(resolved);
      if (to && to !== from) needs.set(from!, (needs.get(from!) ?? new Set()).add(to));
    }
  }
  const circles = new Set<string>();
  const done = new Set<string>();
  const follow = (feature: string, path: string[]): void => {
    if (path.includes(feature)) {
      const circle = path.slice(path.indexOf(feature));
      const first = circle.indexOf([...circle].sort()[0]!);
      circles.add([...circle.slice(first), ...circle.slice(0, first)].join(' → '));
    } else if (!done.has(feature)) {
      for (const next of needs.get(feature) ?? []) follow(next, [...path, feature]);
      done.add(feature);
    }
  };
  for (const feature of needs.keys()) follow(feature, []);
  return [...circles].sort();
}

describe('module boundaries', () => {
  it('hold in the product', async () => {
    const { cruised, found, circles } = await violations(
      MODULES,
      root,
      'backend/src',
      'frontend/src',
      'frontend/reader',
      'libs',
      'prisma/seed',
    );
    expect(found).toEqual([]);
    expect(circles).toEqual([]);
    expect(cruised).toBeGreaterThan(150); // proves that the cruiser found the files
  });

  it('report every planted violation, and nothing else', async () => {
    const planted = join(import.meta.dirname, 'planted');
    const { found, circles } = await violations(MODULES, planted, 'backend', 'frontend', 'libs');
    expect(circles).toEqual(['alpha → beta']);
    expect(found).toEqual([
      'app-enters-features-by-their-faces: frontend/src/app/opens-a-screen.ts',
      'backend-never-frontend: backend/src/modules/alpha/draws-a-screen.ts',
      'catalog-imports-downward: backend/src/modules/catalog/authoring/imports-the-module.ts',
      'catalog-imports-downward: backend/src/modules/catalog/contract/imports-shared.ts',
      'catalog-imports-downward: backend/src/modules/catalog/documents/imports-library.ts',
      'catalog-imports-downward: backend/src/modules/catalog/editorial/imports-authoring.ts',
      'catalog-imports-downward: backend/src/modules/catalog/library/imports-reading.ts',
      'catalog-imports-downward: backend/src/modules/catalog/reading/imports-editorial.ts',
      'catalog-imports-downward: backend/src/modules/catalog/shared/imports-documents.ts',
      'contract-stands-alone: backend/src/modules/beta/contract.ts',
      'contract-stands-alone: backend/src/modules/catalog/contract/imports-shared.ts',
      'every-import-is-found: backend/src/modules/alpha/lost.ts',
      'feature-entered-by-its-index-only: frontend/src/features/gamma/reaches-inside.ts',
      'frontend-never-backend: frontend/src/asks-the-backend.ts',
      'identity-imports-downward: backend/src/modules/identity/audit/imports-upward.ts',
      'libs-never-apps: libs/shapes/src/imports-an-app.ts',
      'module-entered-by-its-contract-only: backend/src/modules/alpha/knows-a-type-inside.ts',
      'module-entered-by-its-contract-only: backend/src/modules/alpha/reaches-inside.ts',
      'modules-are-assembled-in-one-place: backend/src/platform/knows-a-module.ts',
      'modules-are-assembled-in-one-place: backend/src/second-assembly.ts',
      'no-cycles: backend/src/modules/alpha/egg.ts',
      'no-page-in-an-index: frontend/src/features/beta/index.ts',
      'platform-knows-no-module: backend/src/platform/knows-a-module.ts',
      'product-never-imports-tests: backend/src/modules/alpha/leans-on-tests.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/clock.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/database.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/file.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/framework.rules.ts',
      'rules-decide-and-nothing-else: backend/src/modules/alpha/queue.rules.ts',
      'rules-reach-no-outside-world: backend/src/modules/alpha/database.rules.ts',
      'rules-reach-no-outside-world: backend/src/modules/alpha/file.rules.ts',
      'rules-reach-no-outside-world: backend/src/modules/alpha/framework.rules.ts',
      'rules-reach-no-outside-world: backend/src/modules/alpha/indirect.rules.ts',
      'rules-reach-no-outside-world: backend/src/modules/alpha/queue.rules.ts',
      'shared-and-ui-know-no-feature: frontend/src/shared/knows-a-feature.ts',
    ]);
  });
});

describe('folders of a module', () => {
  it('form no cycle in the product', async () => {
    const { cruised, found } = await violations(FOLDERS, root, 'backend/src/modules');
    expect(found).toEqual([]);
    expect(cruised).toBeGreaterThan(500);
  });

  it('are reported when they import each other, also where no two files do', async () => {
    const { found } = await violations(FOLDERS, join(import.meta.dirname, 'planted'), 'backend');
    // The imports that are planted against the layers of catalog form circles, too.
    expect(found.filter((violation) => violation.includes('/gamma/'))).toEqual([
      'no-circles-between-folders-of-a-module: backend/src/modules/gamma/left',
      'no-circles-between-folders-of-a-module: backend/src/modules/gamma/right',
    ]);
  });
});

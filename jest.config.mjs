import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// One Jest run for everything that needs no browser. Two presets: Node (backend, libs, seed) and jsdom (frontend).
const swc = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
      keepClassNames: true,
    },
    module: { type: 'es6' },
  },
];

// Read by the processes that run the tests of Node.
const hooks = pathToFileURL(join(import.meta.dirname, 'backend/test/support/compile.mjs')).href;
process.env['NODE_OPTIONS'] = [
  '--conditions=source',
  '--enable-source-maps',
  // A worker makes much garbage on a heap of hundreds of megabytes: a larger young generation takes 5 % less processor time.
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  `--import=${hooks}`,
  process.env['NODE_OPTIONS'] ?? '',
].join(' ');

process.env['INSPECT_CHILD'] = join(
  import.meta.dirname,
  'backend/dist-inspection/modules/catalog/documents/ingestion/inspect-child.js',
);

const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist(-[a-z]+)?/', '<rootDir>/.data/', '<rootDir>/.nx/'],
};

const node = {
  ...shared,
  // Runs test files in plain Node: a worker loads the modules of the product once instead of once for each
  // test file, which takes most of the time of a short one.
  runner: 'jest-light-runner/child-process',
  setupFiles: ['<rootDir>/backend/test/support/preload.mjs'],
};

export default {
  testTimeout: 60_000, // a busy machine is no fault of the product
  // One more than the two cores of CI: faults, outages and locks take minutes in which their tests only wait.
  maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
  testSequencer: '<rootDir>/tools/lib/slow-first.mjs',
  // Node keeps the modules of every test file that a worker has run (--experimental-vm-modules).
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...node,
      // One project, because each has processes of its own, which load the product each.
      displayName: 'node',
      globalSetup: '<rootDir>/backend/test/support/bundle-inspection.mjs',
      testMatch: [
        '<rootDir>/backend/{src,sandbox}/**/*.{spec,int-spec}.ts',
        '<rootDir>/backend/test/architecture/*.{spec,int-spec}.ts',
        '<rootDir>/backend/test/flows/*.flow-spec.ts',
        '<rootDir>/libs/**/*.spec.ts',
        '<rootDir>/prisma/seed/**/*.spec.ts',
        '<rootDir>/tools/**/*.spec.ts',
      ],
    },
    {
      ...node,
      displayName: 'faults',
      globalSetup: '<rootDir>/backend/test/support/bundle-fault-processes.mjs',
      testMatch: ['<rootDir>/backend/test/faults/*.fault-spec.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/frontend/src/testing/jsdom-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      transform: { '^.+\\.tsx?$': swc },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/frontend/src/testing/css-module.mjs',
        '\\.css$': '<rootDir>/frontend/src/testing/css-module.mjs',
      },
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/setup.mjs'],
      testMatch: ['<rootDir>/frontend/{src,reader}/**/*.spec.{ts,tsx}'],
    },
  ],
};

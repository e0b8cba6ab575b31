// The walls of docs/architecture.md. Each rule is proven by a file in backend/test/architecture/planted that breaks it.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'module-entered-by-its-contract-only',
      comment: 'A module is entered only through its contract.ts.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/contract\\.ts$'],
      },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'A contract (contract.ts, with its parts in contract/) imports no other module code, not even its own.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/contract(\\.ts$|/)' },
      to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/$1/contract/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(modules/|app\\.module)' },
    },
    {
      name: 'modules-are-assembled-in-one-place',
      comment: 'Outside of the modules only app.module.ts knows them.',
      severity: 'error',
      from: {
        path: '^backend/(src|bench|sandbox)/',
        pathNot: ['^backend/src/(modules/|app\\.module\\.ts$)', '^backend/bench/'],
      },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'rules-decide-and-nothing-else',
      comment:
        '*.rules.ts take state and time as arguments: no framework, database, queue, clock, file or network.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: [
          'node_modules/(@nestjs|@prisma|prisma|pg|bullmq|ioredis|rxjs)/',
          '^backend/src/platform/(?!errors\\.ts$|ids\\.ts$|audio/mp3\\.rules\\.ts$)',
          '^(node:)?(fs|net|http|https|child_process|timers|dns)(/|$)',
        ],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'frontend-never-backend',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(backend|prisma)/' },
    },
    {
      name: 'backend-never-frontend',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'libs-never-apps',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(backend|frontend|prisma)/' },
    },
    {
      name: 'every-import-is-found',
      comment: 'An import that cannot be followed would hide what lies behind it.',
      severity: 'error',
      from: { pathNot: ['^frontend/'] },
      to: { couldNotResolve: true, pathNot: ['/generated/'] },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: {
        path: '^(backend|frontend|libs)/',
        pathNot: ['\\.(spec|int-spec|flow-spec|fault-spec)\\.tsx?$', '/(test|testing|e2e)/'],
      },
      to: { path: ['^backend/test/', '/testing/', '\\.(spec|int-spec)\\.tsx?$'] },
    },
  ],
  options: {
    // Types count too: knowing a type is knowing the module.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(backend|frontend|libs/[^/]+)/dist(-reader)?/',
        '^(backend|libs)/.*/generated/',
        '^backend/test/architecture/planted/',
        '\\.(css|svg|webp|woff2)(\\?|$)',
      ],
    },
  },
};

// The module boundaries of docs/architecture.md. Each rule is proven by a file in backend/test/architecture/planted that breaks it.

/** Folders of identity, lowest first: a folder imports only its own layer and those before it. Specs are exempt. */
const IDENTITY_LAYERS = [
  'contract(\\.ts$|/)',
  'audit/',
  'profile/',
  'sign-in/sessions/',
  'sign-in/(passwords|devices)/',
  'sign-in/second-factor/',
  'sign-in/passkeys/',
  'sign-in/(second-step|security-settings)/',
  'sign-in/view-as/',
  'sign-in/(password-sign-in|students|demo)/',
  'sign-in/sso/',
  'approvals/',
  'accounts/',
  'people/',
  'classes/management/',
  'classes/students/',
  'classes/(duplicates|class-sign-in|roster|queries)/',
  'families/guardians/',
  'families/consents/',
  'leadership/',
  'personal-data/',
  '[^/]+$',
];

/** Folders of catalog, lowest first. */
const CATALOG_LAYERS = [
  'contract(\\.ts$|/)',
  'shared/',
  'documents/',
  'library/',
  'reading/',
  'editorial/',
  'authoring/',
  '(catalog\\.module\\.ts$|personal-data(\\.ts$|/))',
];

/** Rules that forbid each layer to import one that comes after it in the list. */
const GIVING_LAYERS = [
  'contract(\\.ts$|/)',
  '(giving-open|acting-person)\\.ts$',
  'charities/',
  'projects/',
  'donations/',
  'receipts/',
  '(giving\\.module|personal-data)\\.ts$',
];
const LEARNING_LAYERS = [
  'contract(\\.ts$|/)',
  '(courses-open|acting-person|assignable|body-fields|due-work|free-slug)\\.ts$',
  'certificates/',
  'quizzes/',
  'courses/',
  'enrolments/',
  'practice/',
  'training/',
  'challenges/',
  'hubs/',
  'live/',
  'assignments/',
  'editor/',
  'lti/',
  'statements/',
  '(learning\\.module|personal-data)\\.ts$',
];
const importsDownward = (name, root, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name,
    comment: `Below ${root} a folder imports only what comes before it in the list of layers.`,
    severity: 'error',
    from: { path: `^${root}/${layer}`, pathNot: ['\\.(spec|int-spec)\\.ts$', '/testing/'] },
    to: {
      path: layers.slice(index + 1).map((above) => `^${root}/${above}`),
      pathNot: `^${root}/contract\\.ts$`,
    },
  }));

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
          '^backend/src/platform/(?!errors\\.ts$|ids\\.ts$|.*\\.rules\\.ts$)',
          '^(node:)?(fs|net|http|https|child_process|timers|dns)(/|$)',
        ],
      },
    },
    {
      name: 'rules-reach-no-outside-world',
      comment:
        'Nor through another file: whatever a *.rules.ts imports, and what that imports in turn, is held to the same.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: [
          'node_modules/(@nestjs|@prisma|pg|bullmq|ioredis)/',
          '^backend/src/platform/(db|messaging|storage|mail|http)(/|\\.ts$)',
          '^(node:)?(fs|net|http|https|child_process|dns)(/|$)',
        ],
        reachable: true,
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
      name: 'feature-entered-by-its-index-only',
      comment: 'A feature of the web app is entered by another one only through its index.ts.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: {
        path: '^frontend/src/features/',
        pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'app-enters-features-by-their-faces',
      comment: 'The frame around the screens knows what features declare (area/) and show (index.ts).',
      severity: 'error',
      from: { path: '^frontend/src/app/', pathNot: '\\.spec\\.tsx?$' },
      to: {
        path: '^frontend/src/features/',
        pathNot: '^frontend/src/features/[^/]+/(index\\.ts$|area/)',
      },
    },
    {
      name: 'no-page-in-an-index',
      comment:
        'A screen in an index.ts would come with whatever else is used from it; screens are loaded on demand.',
      severity: 'error',
      from: { path: '^frontend/src/features/[^/]+/index\\.ts$' },
      to: { path: 'Page\\.tsx$', dynamic: false },
    },
    {
      name: 'shared-and-ui-know-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(shared|ui|api|i18n)/' },
      to: { path: '^frontend/src/features/' },
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
    ...importsDownward('catalog-imports-downward', 'backend/src/modules/catalog', CATALOG_LAYERS),
    ...importsDownward('identity-imports-downward', 'backend/src/modules/identity', IDENTITY_LAYERS),
    ...importsDownward('giving-imports-downward', 'backend/src/modules/giving', GIVING_LAYERS),
    ...importsDownward('learning-imports-downward', 'backend/src/modules/learning', LEARNING_LAYERS),
    {
      name: 'impact-stands-apart',
      comment:
        'The journal of impact hears events; it imports no other folder of giving, and none imports it.',
      severity: 'error',
      from: { path: '^backend/src/modules/giving/impact/', pathNot: '\\.(spec|int-spec)\\.ts$' },
      to: { path: '^backend/src/modules/giving/(charities|projects|donations|receipts)/' },
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
        '^(backend|frontend|libs/[^/]+)/dist[^/]*/',
        '^(backend|libs)/.*/generated/',
        '^backend/test/architecture/planted/',
        '\\.(css|svg|webp|woff2)(\\?|$)',
      ],
    },
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeAccessBelow } from '../../test/architecture/route-access.ts';

/** Who asks: nobody, people of school 1, or the platform's team at the platform's address. */
export type Asker = 'visitor' | 'student' | 'teacher' | 'parent' | 'head' | 'team';

/** One line of the bench. */
export interface Route {
  asker: Asker;
  path: string;
  /** Sent as JSON by POST; absent: GET. The route changes nothing. */
  body?: object;
}

/** Ids of the large and the small data set alike. */
const ID = {
  class: '00000000-0000-7000-9000-000000000001',
  student: '00000000-0000-7000-a000-000000000001',
  other: '00000000-0000-7000-a000-000000000002',
  list: '00000000-0000-7000-9a00-000000000001',
};

/** Who asks a route with this access rule; first those whom it serves most. */
const ASKERS: Record<string, Asker[]> = {
  public: ['visitor', 'teacher'],
  'signed-in': ['teacher', 'head'],
  'reading.record': ['student', 'teacher'],
  'class.teach': ['teacher', 'head'],
  'book.manage': ['head', 'team'],
  'book.upload': ['teacher'],
  'book.read': ['teacher'],
  'school.manage': ['head'],
  'audit.read': ['head', 'team'],
  'content.manage': ['head', 'team'],
  'letter.moderate': ['head', 'team'],
  'view.save': ['head'],
  'child.guard': ['parent'],
  'platform.schools': ['team'],
  'platform.people': ['team'],
  'world.build': ['team'],
};

/** Addresses that are no list, table, count or dashboard, or whose size is meant to grow with the data (exports). */
const LEFT_OUT = [
  /\/export\/$/,
  /^\/api\/(health|sso|demo|tours|uploads|resource-files|leader-badges|words)\b/,
  /\/(file|poster|captions|transcript|video|picture|pdf|epub|calendar|drawing|photo|media|content|offline|compare)\//,
  /^\/api\/opds\/(authentication|v1\.2\/search)\//,
];

/** What is filled in for a parameter of an address, by the start of the address; others are left out. */
const FILLED: [RegExp, string][] = [
  [/^\/api\/classes\/\{id\}/, ID.class],
  [/^\/api\/books\/\{idOrSlug\}/, 'book-7'],
  [/^\/api\/reading-lists\/\{id\}/, ID.list],
  [/^\/api\/students\/\{id\}/, ID.student],
  [/^\/api\/api-admin\/users\/\{id\}/, ID.student],
];

/** Parameters without which a route does not answer. */
const NEEDED: Record<string, string> = {
  '/api/api-super-admin/leaders/': 'kind=teacher',
  '/api/api-super-admin/leaders/stats/': 'kind=teacher',
  '/api/reading-log/books/': 'state=finished',
  '/api/saved-views/': 'table=books',
};

/** Filters and orders that have a query of their own. */
const VARIANTS: Route[] = [
  ...[
    'level=3',
    'goal=3&language=en',
    'theme=family&format=epub',
    'ordering=title',
    'ordering=pages',
    'search=bake',
    'featured=true&limit=12',
  ].flatMap((query): Route[] => [
    { asker: 'student', path: `/api/books/?${query}` },
    { asker: 'teacher', path: `/api/books/facets/?${query}` },
  ]),
  { asker: 'student', path: '/api/books/' },
  { asker: 'student', path: '/api/books/?continue=true' },
  { asker: 'student', path: '/api/book-rows/' },
  { asker: 'student', path: '/api/dashboard/' },
  { asker: 'parent', path: '/api/dashboard/' },
  { asker: 'teacher', path: '/api/books/?mine=true&status=all' },
  { asker: 'teacher', path: '/api/books/?ordering=-progress' },
  { asker: 'teacher', path: '/api/books/own/?state=open' },
  { asker: 'teacher', path: `/api/reading-log/?person=${ID.student}` },
  { asker: 'teacher', path: `/api/reading-log/books/?state=finished&person=${ID.student}` },
  { asker: 'teacher', path: '/api/classes/?ordering=-students_count' },
  ...[
    'status=all',
    'status=draft',
    'status=all&own=true&ordering=-created_at',
    'missing=license&status=all',
  ].flatMap((query): Route[] => [
    { asker: 'head', path: `/api/books/?${query}` },
    { asker: 'head', path: `/api/books/facets/?${query}` },
  ]),
  ...(['head', 'team'] as const).flatMap((asker): Route[] => [
    ...['uploaded', 'changes', 'ready', 'review', 'live', 'withdrawn'].map((stage) => ({
      asker,
      path: `/api/book-desk/?stage=${stage}`,
    })),
    { asker, path: '/api/book-desk/?owner=nobody' },
    { asker, path: '/api/book-desk/?reported=true' },
    { asker, path: '/api/book-desk/?escalated=true' },
    { asker, path: '/api/book-desk/?search=bake' },
  ]),
  ...[
    'role=student',
    'status=archived',
    'search=last%207',
    'ordering=name',
    'ordering=-last_seen_at',
  ].flatMap((query): Route[] => [
    { asker: 'head', path: `/api/api-admin/users/?${query}` },
    { asker: 'team', path: `/api/api-super-admin/users/?${query}` },
  ]),
  // "Select all that match" of the table of people.
  {
    asker: 'head',
    path: '/api/api-admin/users/bulk/count/',
    body: { action: 'archive', filters: { role: 'student' } },
  },
];

interface Document {
  paths: Record<string, { get?: { parameters?: { name: string; in: string; required?: boolean }[] } }>;
}

/** Every list, table, count and dashboard of the API document, for each person who asks it. */
export const growthRoutes = (only = ''): Route[] =>
  [...routesOfDocument((rule) => ASKERS[rule] ?? ['teacher']), ...VARIANTS].filter(({ asker, path }) =>
    `${asker} ${path}`.includes(only),
  );

/** Every list, table, count and dashboard of the API document; `askersOf` says who asks those with an access rule. */
export function routesOfDocument(askersOf: (rule: string) => readonly Asker[]): Route[] {
  const root = join(import.meta.dirname, '../../..');
  const document = JSON.parse(readFileSync(join(root, 'libs/api-client/openapi.json'), 'utf8')) as Document;
  const access = routeAccessBelow(join(root, 'backend/src'));
  const routes: Route[] = [];
  for (const [template, { get }] of Object.entries(document.paths)) {
    if (!get || LEFT_OUT.some((pattern) => pattern.test(template))) continue;
    const filled = FILLED.find(([start]) => start.test(template))?.[1];
    if (template.includes('{') && !filled) continue;
    const rule = access[`GET ${template.replace(/^\/api\/|\/$/g, '').replace(/\{(\w+)\}/g, ':$1')}`] ?? '';
    const path = template.replace(/\{\w+\}/, filled ?? '');
    const needed = NEEDED[template];
    for (const asker of askersOf(rule)) routes.push({ asker, path: needed ? `${path}?${needed}` : path });
  }
  return routes;
}

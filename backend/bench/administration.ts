// Every table and dashboard of the administration of a school and of the platform, with 200 schools, 100,000 people, 50,000
// orders and 1,000,000 e-mails, and with a tenth of them. A tenth of everything is in the school that is asked. The columns are
// those of `growth`.
import { makeAdministrationData, type AdministrationSize } from './support/administration-data.ts';
import { compareGrowth } from './support/growth-compare.ts';
import { routesOfDocument, type Route } from './support/growth-routes.ts';
import type { Bench } from './support/world.ts';

const LARGE: AdministrationSize = { schools: 200, people: 100_000, orders: 50_000, emails: 1_000_000 };
const SMALL: AdministrationSize = { schools: 20, people: 10_000, orders: 5_000, emails: 100_000 };

/** Filters and orders of the large tables that have a query of their own. */
const VARIANTS: Route[] = [
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
  ...['status=paid', 'search=buyer.7', 'search=BG-0000012'].flatMap((query): Route[] => [
    { asker: 'head', path: `/api/api-admin/orders/?${query}` },
    { asker: 'team', path: `/api/api-super-admin/orders/?${query}` },
  ]),
  ...['state=bounced', 'template=welcome', 'search=guest.7'].flatMap((query): Route[] => [
    { asker: 'team', path: `/api/api-super-admin/emails/?${query}` },
  ]),
];

/** What only learners and guardians ask, or nobody signed in. */
const OF_OTHERS = new Set(['', 'public', 'child.guard', 'reading.record']);

export const run = (bench: Bench): Promise<void> =>
  compareGrowth(
    bench,
    [
      { name: 'administration_small', make: (world) => makeAdministrationData(world, SMALL) },
      { name: 'administration_large', make: (world) => makeAdministrationData(world, LARGE) },
    ],
    [...routesOfDocument((rule) => (OF_OTHERS.has(rule) ? [] : ['head', 'team'])), ...VARIANTS].filter(
      ({ asker, path }) => `${asker} ${path}`.includes(bench.only ?? ''),
    ),
  );

// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { WorkRoutes } from '../area.ts';
import { workRoutes as account } from '../../features/account/area/work.ts';
import { workRoutes as adminBooks } from '../../features/admin-books/area/work.ts';
import { workRoutes as approvals } from '../../features/approvals/area/work.ts';
import { workRoutes as assignments } from '../../features/assignments/area/work.ts';
import { workRoutes as bookImports } from '../../features/book-imports/area/work.ts';
import { workRoutes as bookModeration } from '../../features/book-moderation/area/work.ts';
import { workRoutes as certificates } from '../../features/certificates/area/work.ts';
import { workRoutes as challenges } from '../../features/challenges/area/work.ts';
import { workRoutes as charities } from '../../features/charities/area/work.ts';
import { workRoutes as classes } from '../../features/classes/area/work.ts';
import { workRoutes as comprehension } from '../../features/comprehension/area/work.ts';
import { workRoutes as coupons } from '../../features/coupons/area/work.ts';
import { workRoutes as courses } from '../../features/courses/area/work.ts';
import { workRoutes as dashboard } from '../../features/dashboard/area/work.ts';
import { workRoutes as dearWorldBook } from '../../features/dear-world-book/area/work.ts';
import { workRoutes as donations } from '../../features/donations/area/work.ts';
import { workRoutes as emailMonitoring } from '../../features/email-monitoring/area/work.ts';
import { workRoutes as family } from '../../features/family/area/work.ts';
import { workRoutes as fundraisers } from '../../features/fundraisers/area/work.ts';
import { workRoutes as hubs } from '../../features/hubs/area/work.ts';
import { workRoutes as inbox } from '../../features/inbox/area/work.ts';
import { workRoutes as leaders } from '../../features/leaders/area/work.ts';
import { workRoutes as ledger } from '../../features/ledger/area/work.ts';
import { workRoutes as libraries } from '../../features/libraries/area/work.ts';
import { workRoutes as live } from '../../features/live/area/work.ts';
import { workRoutes as modes } from '../../features/modes/area/work.ts';
import { workRoutes as orderManagement } from '../../features/order-management/area/work.ts';
import { workRoutes as payments } from '../../features/payments/area/work.ts';
import { workRoutes as payouts } from '../../features/payouts/area/work.ts';
import { workRoutes as people } from '../../features/people/area/work.ts';
import { workRoutes as platforms } from '../../features/platforms/area/work.ts';
import { workRoutes as privacy } from '../../features/privacy/area/work.ts';
import { workRoutes as projects } from '../../features/projects/area/work.ts';
import { workRoutes as raised } from '../../features/raised/area/work.ts';
import { workRoutes as readingLists } from '../../features/reading-lists/area/work.ts';
import { workRoutes as readingLog } from '../../features/reading-log/area/work.ts';
import { workRoutes as reconciliation } from '../../features/reconciliation/area/work.ts';
import { workRoutes as resources } from '../../features/resources/area/work.ts';
import { workRoutes as roster } from '../../features/roster/area/work.ts';
import { workRoutes as royaltyRules } from '../../features/royalty-rules/area/work.ts';
import { workRoutes as schools } from '../../features/schools/area/work.ts';
import { workRoutes as sso } from '../../features/sso/area/work.ts';
import { workRoutes as stories } from '../../features/stories/area/work.ts';
import { workRoutes as system } from '../../features/system/area/work.ts';
import { workRoutes as upload } from '../../features/upload/area/work.ts';

export const allWork: WorkRoutes[] = [
  account,
  adminBooks,
  approvals,
  assignments,
  bookImports,
  bookModeration,
  certificates,
  challenges,
  charities,
  classes,
  comprehension,
  coupons,
  courses,
  dashboard,
  dearWorldBook,
  donations,
  emailMonitoring,
  family,
  fundraisers,
  hubs,
  inbox,
  leaders,
  ledger,
  libraries,
  live,
  modes,
  orderManagement,
  payments,
  payouts,
  people,
  platforms,
  privacy,
  projects,
  raised,
  readingLists,
  readingLog,
  reconciliation,
  resources,
  roster,
  royaltyRules,
  schools,
  sso,
  stories,
  system,
  upload,
];

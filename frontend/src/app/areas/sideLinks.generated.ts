// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { AreaSideLinks } from '../area.ts';
import { sideLinks as account } from '../../features/account/area/sideLinks.ts';
import { sideLinks as adminBooks } from '../../features/admin-books/area/sideLinks.ts';
import { sideLinks as approvals } from '../../features/approvals/area/sideLinks.ts';
import { sideLinks as assignments } from '../../features/assignments/area/sideLinks.ts';
import { sideLinks as bookImports } from '../../features/book-imports/area/sideLinks.ts';
import { sideLinks as bookModeration } from '../../features/book-moderation/area/sideLinks.ts';
import { sideLinks as certificates } from '../../features/certificates/area/sideLinks.ts';
import { sideLinks as challenges } from '../../features/challenges/area/sideLinks.ts';
import { sideLinks as charities } from '../../features/charities/area/sideLinks.ts';
import { sideLinks as classes } from '../../features/classes/area/sideLinks.ts';
import { sideLinks as comprehension } from '../../features/comprehension/area/sideLinks.ts';
import { sideLinks as coupons } from '../../features/coupons/area/sideLinks.ts';
import { sideLinks as courses } from '../../features/courses/area/sideLinks.ts';
import { sideLinks as dashboard } from '../../features/dashboard/area/sideLinks.ts';
import { sideLinks as dearWorldBook } from '../../features/dear-world-book/area/sideLinks.ts';
import { sideLinks as donations } from '../../features/donations/area/sideLinks.ts';
import { sideLinks as emailMonitoring } from '../../features/email-monitoring/area/sideLinks.ts';
import { sideLinks as family } from '../../features/family/area/sideLinks.ts';
import { sideLinks as fundraisers } from '../../features/fundraisers/area/sideLinks.ts';
import { sideLinks as hubs } from '../../features/hubs/area/sideLinks.ts';
import { sideLinks as inbox } from '../../features/inbox/area/sideLinks.ts';
import { sideLinks as leaders } from '../../features/leaders/area/sideLinks.ts';
import { sideLinks as ledger } from '../../features/ledger/area/sideLinks.ts';
import { sideLinks as libraries } from '../../features/libraries/area/sideLinks.ts';
import { sideLinks as library } from '../../features/library/area/sideLinks.ts';
import { sideLinks as live } from '../../features/live/area/sideLinks.ts';
import { sideLinks as modes } from '../../features/modes/area/sideLinks.ts';
import { sideLinks as orderManagement } from '../../features/order-management/area/sideLinks.ts';
import { sideLinks as payments } from '../../features/payments/area/sideLinks.ts';
import { sideLinks as payouts } from '../../features/payouts/area/sideLinks.ts';
import { sideLinks as people } from '../../features/people/area/sideLinks.ts';
import { sideLinks as platforms } from '../../features/platforms/area/sideLinks.ts';
import { sideLinks as privacy } from '../../features/privacy/area/sideLinks.ts';
import { sideLinks as projects } from '../../features/projects/area/sideLinks.ts';
import { sideLinks as raised } from '../../features/raised/area/sideLinks.ts';
import { sideLinks as readingLists } from '../../features/reading-lists/area/sideLinks.ts';
import { sideLinks as reconciliation } from '../../features/reconciliation/area/sideLinks.ts';
import { sideLinks as resources } from '../../features/resources/area/sideLinks.ts';
import { sideLinks as roster } from '../../features/roster/area/sideLinks.ts';
import { sideLinks as royaltyRules } from '../../features/royalty-rules/area/sideLinks.ts';
import { sideLinks as schools } from '../../features/schools/area/sideLinks.ts';
import { sideLinks as sso } from '../../features/sso/area/sideLinks.ts';
import { sideLinks as stories } from '../../features/stories/area/sideLinks.ts';
import { sideLinks as system } from '../../features/system/area/sideLinks.ts';
import { sideLinks as upload } from '../../features/upload/area/sideLinks.ts';

export const allSideLinks: AreaSideLinks[] = [
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
  library,
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

// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { Screen } from '../area.ts';
import { screens as account } from '../../features/account/area/screens.ts';
import { screens as adminBooks } from '../../features/admin-books/area/screens.ts';
import { screens as approvals } from '../../features/approvals/area/screens.ts';
import { screens as assignments } from '../../features/assignments/area/screens.ts';
import { screens as auth } from '../../features/auth/area/screens.ts';
import { screens as bookImports } from '../../features/book-imports/area/screens.ts';
import { screens as bookModeration } from '../../features/book-moderation/area/screens.ts';
import { screens as cart } from '../../features/cart/area/screens.ts';
import { screens as certificates } from '../../features/certificates/area/screens.ts';
import { screens as challenges } from '../../features/challenges/area/screens.ts';
import { screens as charities } from '../../features/charities/area/screens.ts';
import { screens as checkout } from '../../features/checkout/area/screens.ts';
import { screens as classes } from '../../features/classes/area/screens.ts';
import { screens as comprehension } from '../../features/comprehension/area/screens.ts';
import { screens as content } from '../../features/content/area/screens.ts';
import { screens as coupons } from '../../features/coupons/area/screens.ts';
import { screens as courses } from '../../features/courses/area/screens.ts';
import { screens as dashboard } from '../../features/dashboard/area/screens.ts';
import { screens as dearWorldBook } from '../../features/dear-world-book/area/screens.ts';
import { screens as designs } from '../../features/designs/area/screens.ts';
import { screens as donations } from '../../features/donations/area/screens.ts';
import { screens as emailMonitoring } from '../../features/email-monitoring/area/screens.ts';
import { screens as experiments } from '../../features/experiments/area/screens.ts';
import { screens as family } from '../../features/family/area/screens.ts';
import { screens as films } from '../../features/films/area/screens.ts';
import { screens as fundraisers } from '../../features/fundraisers/area/screens.ts';
import { screens as globalReach } from '../../features/global-reach/area/screens.ts';
import { screens as hubs } from '../../features/hubs/area/screens.ts';
import { screens as inbox } from '../../features/inbox/area/screens.ts';
import { screens as leaders } from '../../features/leaders/area/screens.ts';
import { screens as ledger } from '../../features/ledger/area/screens.ts';
import { screens as libraries } from '../../features/libraries/area/screens.ts';
import { screens as library } from '../../features/library/area/screens.ts';
import { screens as live } from '../../features/live/area/screens.ts';
import { screens as modes } from '../../features/modes/area/screens.ts';
import { screens as notifications } from '../../features/notifications/area/screens.ts';
import { screens as offlineBooks } from '../../features/offline-books/area/screens.ts';
import { screens as orderManagement } from '../../features/order-management/area/screens.ts';
import { screens as orders } from '../../features/orders/area/screens.ts';
import { screens as payments } from '../../features/payments/area/screens.ts';
import { screens as payouts } from '../../features/payouts/area/screens.ts';
import { screens as people } from '../../features/people/area/screens.ts';
import { screens as platforms } from '../../features/platforms/area/screens.ts';
import { screens as privacy } from '../../features/privacy/area/screens.ts';
import { screens as projects } from '../../features/projects/area/screens.ts';
import { screens as raised } from '../../features/raised/area/screens.ts';
import { screens as reader } from '../../features/reader/area/screens.ts';
import { screens as readingLists } from '../../features/reading-lists/area/screens.ts';
import { screens as readingLog } from '../../features/reading-log/area/screens.ts';
import { screens as reconciliation } from '../../features/reconciliation/area/screens.ts';
import { screens as resources } from '../../features/resources/area/screens.ts';
import { screens as roster } from '../../features/roster/area/screens.ts';
import { screens as royaltyRules } from '../../features/royalty-rules/area/screens.ts';
import { screens as schools } from '../../features/schools/area/screens.ts';
import { screens as sdgs } from '../../features/sdgs/area/screens.ts';
import { screens as search } from '../../features/search/area/screens.ts';
import { screens as sso } from '../../features/sso/area/screens.ts';
import { screens as stories } from '../../features/stories/area/screens.ts';
import { screens as system } from '../../features/system/area/screens.ts';
import { screens as upload } from '../../features/upload/area/screens.ts';
import { screens as viewAs } from '../../features/view-as/area/screens.ts';
import { screens as vocabulary } from '../../features/vocabulary/area/screens.ts';

export const allScreens: Screen[][] = [
  account,
  adminBooks,
  approvals,
  assignments,
  auth,
  bookImports,
  bookModeration,
  cart,
  certificates,
  challenges,
  charities,
  checkout,
  classes,
  comprehension,
  content,
  coupons,
  courses,
  dashboard,
  dearWorldBook,
  designs,
  donations,
  emailMonitoring,
  experiments,
  family,
  films,
  fundraisers,
  globalReach,
  hubs,
  inbox,
  leaders,
  ledger,
  libraries,
  library,
  live,
  modes,
  notifications,
  offlineBooks,
  orderManagement,
  orders,
  payments,
  payouts,
  people,
  platforms,
  privacy,
  projects,
  raised,
  reader,
  readingLists,
  readingLog,
  reconciliation,
  resources,
  roster,
  royaltyRules,
  schools,
  sdgs,
  search,
  sso,
  stories,
  system,
  upload,
  viewAs,
  vocabulary,
];

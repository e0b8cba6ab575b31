// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { AreaAudit } from '../area.ts';
import { audit as account } from '../../features/account/area/audit.ts';
import { audit as adminBooks } from '../../features/admin-books/area/audit.ts';
import { audit as approvals } from '../../features/approvals/area/audit.ts';
import { audit as bookImports } from '../../features/book-imports/area/audit.ts';
import { audit as bookModeration } from '../../features/book-moderation/area/audit.ts';
import { audit as certificates } from '../../features/certificates/area/audit.ts';
import { audit as challenges } from '../../features/challenges/area/audit.ts';
import { audit as charities } from '../../features/charities/area/audit.ts';
import { audit as classes } from '../../features/classes/area/audit.ts';
import { audit as comprehension } from '../../features/comprehension/area/audit.ts';
import { audit as coupons } from '../../features/coupons/area/audit.ts';
import { audit as courses } from '../../features/courses/area/audit.ts';
import { audit as dearWorldBook } from '../../features/dear-world-book/area/audit.ts';
import { audit as donations } from '../../features/donations/area/audit.ts';
import { audit as emailMonitoring } from '../../features/email-monitoring/area/audit.ts';
import { audit as family } from '../../features/family/area/audit.ts';
import { audit as fundraisers } from '../../features/fundraisers/area/audit.ts';
import { audit as hubs } from '../../features/hubs/area/audit.ts';
import { audit as inbox } from '../../features/inbox/area/audit.ts';
import { audit as leaders } from '../../features/leaders/area/audit.ts';
import { audit as libraries } from '../../features/libraries/area/audit.ts';
import { audit as library } from '../../features/library/area/audit.ts';
import { audit as live } from '../../features/live/area/audit.ts';
import { audit as orderManagement } from '../../features/order-management/area/audit.ts';
import { audit as people } from '../../features/people/area/audit.ts';
import { audit as platforms } from '../../features/platforms/area/audit.ts';
import { audit as privacy } from '../../features/privacy/area/audit.ts';
import { audit as readingLists } from '../../features/reading-lists/area/audit.ts';
import { audit as resources } from '../../features/resources/area/audit.ts';
import { audit as roster } from '../../features/roster/area/audit.ts';
import { audit as schools } from '../../features/schools/area/audit.ts';
import { audit as sso } from '../../features/sso/area/audit.ts';
import { audit as stories } from '../../features/stories/area/audit.ts';
import { audit as system } from '../../features/system/area/audit.ts';
import { audit as viewAs } from '../../features/view-as/area/audit.ts';
import { audit as vocabulary } from '../../features/vocabulary/area/audit.ts';

export const allAudit: AreaAudit[] = [
  account,
  adminBooks,
  approvals,
  bookImports,
  bookModeration,
  certificates,
  challenges,
  charities,
  classes,
  comprehension,
  coupons,
  courses,
  dearWorldBook,
  donations,
  emailMonitoring,
  family,
  fundraisers,
  hubs,
  inbox,
  leaders,
  libraries,
  library,
  live,
  orderManagement,
  people,
  platforms,
  privacy,
  readingLists,
  resources,
  roster,
  schools,
  sso,
  stories,
  system,
  viewAs,
  vocabulary,
];

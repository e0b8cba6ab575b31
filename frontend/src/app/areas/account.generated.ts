// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { AreaAccount } from '../area.ts';
import { accountLinks as account } from '../../features/account/area/account.ts';
import { accountLinks as adminBooks } from '../../features/admin-books/area/account.ts';
import { accountLinks as auth } from '../../features/auth/area/account.ts';
import { accountLinks as dashboard } from '../../features/dashboard/area/account.ts';
import { accountLinks as donations } from '../../features/donations/area/account.ts';
import { accountLinks as family } from '../../features/family/area/account.ts';
import { accountLinks as leaders } from '../../features/leaders/area/account.ts';
import { accountLinks as library } from '../../features/library/area/account.ts';
import { accountLinks as notifications } from '../../features/notifications/area/account.ts';
import { accountLinks as orders } from '../../features/orders/area/account.ts';
import { accountLinks as people } from '../../features/people/area/account.ts';
import { accountLinks as privacy } from '../../features/privacy/area/account.ts';
import { accountLinks as raised } from '../../features/raised/area/account.ts';
import { accountLinks as upload } from '../../features/upload/area/account.ts';

export const allAccount: AreaAccount[] = [
  account,
  adminBooks,
  auth,
  dashboard,
  donations,
  family,
  leaders,
  library,
  notifications,
  orders,
  people,
  privacy,
  raised,
  upload,
];

// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { AreaSetup } from '../area.ts';
import { setup as account } from '../../features/account/area/setup.ts';
import { setup as classes } from '../../features/classes/area/setup.ts';
import { setup as orderManagement } from '../../features/order-management/area/setup.ts';
import { setup as schools } from '../../features/schools/area/setup.ts';
import { setup as upload } from '../../features/upload/area/setup.ts';

export const allSetup: AreaSetup[] = [
  account,
  classes,
  orderManagement,
  schools,
  upload,
];

// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { AreaTasks } from '../area.ts';
import { tasks as account } from '../../features/account/area/tasks.ts';
import { tasks as assignments } from '../../features/assignments/area/tasks.ts';
import { tasks as classes } from '../../features/classes/area/tasks.ts';
import { tasks as family } from '../../features/family/area/tasks.ts';
import { tasks as inbox } from '../../features/inbox/area/tasks.ts';
import { tasks as orderManagement } from '../../features/order-management/area/tasks.ts';
import { tasks as people } from '../../features/people/area/tasks.ts';
import { tasks as privacy } from '../../features/privacy/area/tasks.ts';
import { tasks as roster } from '../../features/roster/area/tasks.ts';
import { tasks as stories } from '../../features/stories/area/tasks.ts';
import { tasks as upload } from '../../features/upload/area/tasks.ts';
import { tasks as vocabulary } from '../../features/vocabulary/area/tasks.ts';

export const allTasks: AreaTasks[] = [
  account,
  assignments,
  classes,
  family,
  inbox,
  orderManagement,
  people,
  privacy,
  roster,
  stories,
  upload,
  vocabulary,
];

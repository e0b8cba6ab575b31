// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { AreaMenu } from '../area.ts';
import { menu as account } from '../../features/account/area/menu.ts';
import { menu as adminBooks } from '../../features/admin-books/area/menu.ts';
import { menu as auth } from '../../features/auth/area/menu.ts';
import { menu as challenges } from '../../features/challenges/area/menu.ts';
import { menu as charities } from '../../features/charities/area/menu.ts';
import { menu as classes } from '../../features/classes/area/menu.ts';
import { menu as comprehension } from '../../features/comprehension/area/menu.ts';
import { menu as content } from '../../features/content/area/menu.ts';
import { menu as courses } from '../../features/courses/area/menu.ts';
import { menu as dashboard } from '../../features/dashboard/area/menu.ts';
import { menu as dearWorldBook } from '../../features/dear-world-book/area/menu.ts';
import { menu as designs } from '../../features/designs/area/menu.ts';
import { menu as experiments } from '../../features/experiments/area/menu.ts';
import { menu as family } from '../../features/family/area/menu.ts';
import { menu as films } from '../../features/films/area/menu.ts';
import { menu as globalReach } from '../../features/global-reach/area/menu.ts';
import { menu as hubs } from '../../features/hubs/area/menu.ts';
import { menu as leaders } from '../../features/leaders/area/menu.ts';
import { menu as libraries } from '../../features/libraries/area/menu.ts';
import { menu as library } from '../../features/library/area/menu.ts';
import { menu as live } from '../../features/live/area/menu.ts';
import { menu as people } from '../../features/people/area/menu.ts';
import { menu as projects } from '../../features/projects/area/menu.ts';
import { menu as readingLists } from '../../features/reading-lists/area/menu.ts';
import { menu as readingLog } from '../../features/reading-log/area/menu.ts';
import { menu as resources } from '../../features/resources/area/menu.ts';
import { menu as roster } from '../../features/roster/area/menu.ts';
import { menu as schools } from '../../features/schools/area/menu.ts';
import { menu as sdgs } from '../../features/sdgs/area/menu.ts';
import { menu as stories } from '../../features/stories/area/menu.ts';
import { menu as upload } from '../../features/upload/area/menu.ts';
import { menu as vocabulary } from '../../features/vocabulary/area/menu.ts';

export const allMenu: AreaMenu[] = [
  account,
  adminBooks,
  auth,
  challenges,
  charities,
  classes,
  comprehension,
  content,
  courses,
  dashboard,
  dearWorldBook,
  designs,
  experiments,
  family,
  films,
  globalReach,
  hubs,
  leaders,
  libraries,
  library,
  live,
  people,
  projects,
  readingLists,
  readingLog,
  resources,
  roster,
  schools,
  sdgs,
  stories,
  upload,
  vocabulary,
];

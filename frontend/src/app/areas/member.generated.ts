// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { RouteObject } from 'react-router-dom';
import { memberRoutes as account } from '../../features/account/area/member.ts';
import { memberRoutes as assignments } from '../../features/assignments/area/member.ts';
import { memberRoutes as challenges } from '../../features/challenges/area/member.ts';
import { memberRoutes as designs } from '../../features/designs/area/member.ts';
import { memberRoutes as donations } from '../../features/donations/area/member.ts';
import { memberRoutes as family } from '../../features/family/area/member.ts';
import { memberRoutes as leaders } from '../../features/leaders/area/member.ts';
import { memberRoutes as live } from '../../features/live/area/member.ts';
import { memberRoutes as notifications } from '../../features/notifications/area/member.ts';
import { memberRoutes as orders } from '../../features/orders/area/member.ts';
import { memberRoutes as privacy } from '../../features/privacy/area/member.ts';
import { memberRoutes as readingLists } from '../../features/reading-lists/area/member.ts';
import { memberRoutes as resources } from '../../features/resources/area/member.ts';
import { memberRoutes as stories } from '../../features/stories/area/member.ts';
import { memberRoutes as vocabulary } from '../../features/vocabulary/area/member.ts';

export const allMember: RouteObject[][] = [
  account,
  assignments,
  challenges,
  designs,
  donations,
  family,
  leaders,
  live,
  notifications,
  orders,
  privacy,
  readingLists,
  resources,
  stories,
  vocabulary,
];

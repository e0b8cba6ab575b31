// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { FramedRoutes } from '../area.ts';
import { visitorRoutes as account } from '../../features/account/area/visitor.ts';
import { visitorRoutes as auth } from '../../features/auth/area/visitor.ts';
import { visitorRoutes as cart } from '../../features/cart/area/visitor.ts';
import { visitorRoutes as certificates } from '../../features/certificates/area/visitor.ts';
import { visitorRoutes as challenges } from '../../features/challenges/area/visitor.ts';
import { visitorRoutes as charities } from '../../features/charities/area/visitor.ts';
import { visitorRoutes as checkout } from '../../features/checkout/area/visitor.ts';
import { visitorRoutes as comprehension } from '../../features/comprehension/area/visitor.ts';
import { visitorRoutes as content } from '../../features/content/area/visitor.ts';
import { visitorRoutes as courses } from '../../features/courses/area/visitor.ts';
import { visitorRoutes as dashboard } from '../../features/dashboard/area/visitor.ts';
import { visitorRoutes as dearWorldBook } from '../../features/dear-world-book/area/visitor.ts';
import { visitorRoutes as donations } from '../../features/donations/area/visitor.ts';
import { visitorRoutes as experiments } from '../../features/experiments/area/visitor.ts';
import { visitorRoutes as films } from '../../features/films/area/visitor.ts';
import { visitorRoutes as fundraisers } from '../../features/fundraisers/area/visitor.ts';
import { visitorRoutes as globalReach } from '../../features/global-reach/area/visitor.ts';
import { visitorRoutes as hubs } from '../../features/hubs/area/visitor.ts';
import { visitorRoutes as libraries } from '../../features/libraries/area/visitor.ts';
import { visitorRoutes as live } from '../../features/live/area/visitor.ts';
import { visitorRoutes as orders } from '../../features/orders/area/visitor.ts';
import { visitorRoutes as projects } from '../../features/projects/area/visitor.ts';
import { visitorRoutes as sdgs } from '../../features/sdgs/area/visitor.ts';
import { visitorRoutes as search } from '../../features/search/area/visitor.ts';
import { visitorRoutes as viewAs } from '../../features/view-as/area/visitor.ts';

export const allVisitor: FramedRoutes[] = [
  account,
  auth,
  cart,
  certificates,
  challenges,
  charities,
  checkout,
  comprehension,
  content,
  courses,
  dashboard,
  dearWorldBook,
  donations,
  experiments,
  films,
  fundraisers,
  globalReach,
  hubs,
  libraries,
  live,
  orders,
  projects,
  sdgs,
  search,
  viewAs,
];

// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { AreaFooter } from '../area.ts';
import { footerLinks as auth } from '../../features/auth/area/footer.ts';
import { footerLinks as charities } from '../../features/charities/area/footer.ts';
import { footerLinks as content } from '../../features/content/area/footer.ts';
import { footerLinks as dashboard } from '../../features/dashboard/area/footer.ts';
import { footerLinks as experiments } from '../../features/experiments/area/footer.ts';
import { footerLinks as films } from '../../features/films/area/footer.ts';
import { footerLinks as globalReach } from '../../features/global-reach/area/footer.ts';
import { footerLinks as library } from '../../features/library/area/footer.ts';
import { footerLinks as projects } from '../../features/projects/area/footer.ts';
import { footerLinks as sdgs } from '../../features/sdgs/area/footer.ts';
import { footerLinks as upload } from '../../features/upload/area/footer.ts';

export const allFooter: AreaFooter[] = [
  auth,
  charities,
  content,
  dashboard,
  experiments,
  films,
  globalReach,
  library,
  projects,
  sdgs,
  upload,
];

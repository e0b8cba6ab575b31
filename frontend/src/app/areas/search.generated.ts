// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { SearchKind } from '../area.ts';
import { searchKinds as challenges } from '../../features/challenges/area/search.ts';
import { searchKinds as charities } from '../../features/charities/area/search.ts';
import { searchKinds as courses } from '../../features/courses/area/search.ts';
import { searchKinds as hubs } from '../../features/hubs/area/search.ts';
import { searchKinds as libraries } from '../../features/libraries/area/search.ts';
import { searchKinds as library } from '../../features/library/area/search.ts';
import { searchKinds as projects } from '../../features/projects/area/search.ts';
import { searchKinds as stories } from '../../features/stories/area/search.ts';

export const allSearch: SearchKind[][] = [
  challenges,
  charities,
  courses,
  hubs,
  libraries,
  library,
  projects,
  stories,
];

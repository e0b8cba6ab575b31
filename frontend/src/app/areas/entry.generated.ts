// Written by `node frontend/build/areas.ts` from the folders `features/*/area`.
import type { FramedRoutes } from '../area.ts';
import { entryRoutes as library } from '../../features/library/area/entry.ts';
import { entryRoutes as offlineBooks } from '../../features/offline-books/area/entry.ts';
import { entryRoutes as reader } from '../../features/reader/area/entry.ts';

export const allEntry: FramedRoutes[] = [
  library,
  offlineBooks,
  reader,
];

import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from './admin.routes.tsx';
import { teachingRoutes } from './classes.routes.tsx';

/** Where adults work: classes, a school's administration, the platform's. Readers never load this table. */
export const workRoutes: RouteObject[] = [...teachingRoutes, ...adminRoutes];

import type { RouteObject } from 'react-router-dom';
import { allMember } from '../areas/member.generated.ts';

/** Screens between header and footer for signed-in people. */
export const memberRoutes: RouteObject[] = allMember.flat();

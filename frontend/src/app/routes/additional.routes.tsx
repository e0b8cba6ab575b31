import type { RouteObject } from 'react-router-dom';
import { allVisitor } from '../areas/visitor.generated.ts';
import { RouteError } from '../errors/RouteError.tsx';

/** Screens between header and footer. */
export const shellRoutes: RouteObject[] = allVisitor.flatMap(({ shell = [] }) => shell);

/** Screens without header and footer. */
export const ownPageRoutes: RouteObject[] = [
  { errorElement: <RouteError />, children: allVisitor.flatMap(({ ownPage = [] }) => ownPage) },
];

import type { ComponentType } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';

/** What a route declares in its `handle`. */
export interface RouteHandle {
  /** English title of the page; pages with a more specific one (a book) set their own. */
  title?: string;
  /** Address of the list to which the screen belongs, in the breadcrumbs; one of the side links. */
  parent?: string;
}

/** `lazy` of a route whose module exports its page as default. */
const page = (load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

/** The English title of a screen. */
const titled = (title: string, parent?: string): { handle: RouteHandle } => ({
  handle: { title, ...(parent !== undefined && { parent }) },
});

/** A screen that everybody may open. */
export interface OpenScreen {
  path: string;
  /** In English; null for a screen that sets its own title (`usePageTitle`). */
  title: string | null;
  /** A screen of work that no side link leads to names the one it belongs to. */
  parent?: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** The route of a screen that everybody may open. */
export const openScreen = ({ path, title, parent, load }: OpenScreen): NonIndexRouteObject => ({
  path,
  ...(title !== null && titled(title, parent)),
  ...page(load),
});

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** `lazy` of a route whose module exports its page as default. */
export const page = (load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

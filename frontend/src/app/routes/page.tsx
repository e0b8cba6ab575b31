import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../RootLayout.tsx';

/** `lazy` of a route whose module exports its page as default. */
export const page = (load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

/** The English title of a screen. */
export const titled = (title: string): { handle: RouteHandle } => ({ handle: { title } });

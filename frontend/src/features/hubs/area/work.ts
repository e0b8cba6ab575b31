import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { mayMakeHubs } from '../mayMakeHubs.ts';
import { hubDesk, hubEditor } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: hubDesk,
      title: 'Make hubs',
      load: () => import('../work/HubDeskPage.tsx'),
      allow: mayMakeHubs,
    }),
    screen({
      path: hubEditor,
      parent: hubDesk,
      title: 'Hub',
      load: () => import('../work/HubEditorPage.tsx'),
      allow: mayMakeHubs,
    }),
  ],
};

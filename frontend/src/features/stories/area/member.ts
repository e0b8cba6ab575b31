import type { RouteObject } from 'react-router-dom';
import { canWriteStories } from '../../../api/session.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { stories, storyPrint, storyIdeas, story } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: stories,
    title: 'My stories',
    load: () => import('../pages/StoriesPage.tsx'),
    allow: canWriteStories,
  }),
  screen({
    path: storyPrint,
    title: 'Print stories',
    load: () => import('../pages/PrintPage.tsx'),
    allow: canWriteStories,
  }),
  screen({
    path: storyIdeas,
    title: 'A new story',
    load: () => import('../pages/IdeasPage.tsx'),
    allow: canWriteStories,
  }),
  screen({
    path: story,
    title: 'Story',
    load: () => import('../pages/StoryEditorPage.tsx'),
    allow: () => true,
  }),
];

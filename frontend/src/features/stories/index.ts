import { lazy } from 'react';
export { asMp3, base64 } from './recording.ts';

export {
  useAddStoryMediaMutation,
  useLazyGetStoryQuery,
  useListStoriesQuery,
  useListStoryReviewQueueQuery,
  useSaveStoryMutation,
  useSubmitStoryMutation,
} from './api.ts';
export { ScenePicture } from './components/ScenePicture.tsx';
export { StoryFeedback } from './components/StoryFeedback.tsx';
export { WRITTEN } from './labels.ts';
export { storyState } from './storyState.ts';
export { bodyOf } from './useStorySave.ts';

export const BookVersions = lazy(() => import('./components/BookVersions.tsx'));

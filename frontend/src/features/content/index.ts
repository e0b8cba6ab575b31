export {
  useGetPageDraftQuery,
  useListPagesQuery,
  usePreviewPageMutation,
  useSavePageMutation,
} from './api.ts';
export { default as pageStyles } from './components/Page.module.css';
export { PageHead } from './components/PageHead.tsx';
export { Prose } from './components/Prose.tsx';
export { playTone } from './deviceChecks.ts';
export { LANGUAGES } from './slugs.ts';
export { useListTourTimesQuery, useSetTourTimesMutation } from './toursApi.ts';
export { momentInZone } from './zonedTime.ts';

export {
  useChangeFilmMutation,
  useCreateFilmMutation,
  useGetFilmDraftQuery,
  useListFilmDraftsQuery,
  useListFilmsQuery,
  usePutFilmCaptionsMutation,
  useRemoveFilmCaptionsMutation,
  useRemoveFilmMutation,
} from './api.ts';
export { default as filmsStyles } from './components/Films.module.css';

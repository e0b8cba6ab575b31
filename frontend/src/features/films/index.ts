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
export { FilmPlayer } from './components/FilmPlayer.tsx';
export { default as filmsStyles } from './components/Films.module.css';

import { filmsCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const all = [{ type: 'Film' as const, id: LIST }];
const changed = (_result: unknown, error: unknown) => (error ? [] : all);

/** API calls of films. */
const filmsApi = filmsCalls.enhanceEndpoints({
  addTagTypes: ['Film'],
  endpoints: {
    listFilms: { providesTags: all },
    getFilm: { providesTags: all },
    getFilmTranscript: { providesTags: all },
    listFilmDrafts: { providesTags: all },
    getFilmDraft: { providesTags: all, keepUnusedDataFor: 0 },
    watchFilm: {},
    createFilm: { invalidatesTags: changed },
    changeFilm: { invalidatesTags: changed },
    removeFilm: { invalidatesTags: changed },
    putFilmCaptions: { invalidatesTags: changed },
    removeFilmCaptions: { invalidatesTags: changed },
  },
});

export const {
  useListFilmsQuery,
  useGetFilmQuery,
  useGetFilmTranscriptQuery,
  useListFilmDraftsQuery,
  useGetFilmDraftQuery,
  useCreateFilmMutation,
  useWatchFilmMutation,
  useChangeFilmMutation,
  useRemoveFilmMutation,
  usePutFilmCaptionsMutation,
  useRemoveFilmCaptionsMutation,
} = filmsApi;

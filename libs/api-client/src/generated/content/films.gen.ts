// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeFilmApiArg,
  ChangeFilmApiResponse,
  CreateFilmApiArg,
  CreateFilmApiResponse,
  GetFilmApiArg,
  GetFilmApiResponse,
  GetFilmCaptionsApiArg,
  GetFilmCaptionsApiResponse,
  GetFilmDraftApiArg,
  GetFilmDraftApiResponse,
  GetFilmPosterApiArg,
  GetFilmPosterApiResponse,
  GetFilmTranscriptApiArg,
  GetFilmTranscriptApiResponse,
  GetFilmVideoApiArg,
  GetFilmVideoApiResponse,
  ListFilmDraftsApiArg,
  ListFilmDraftsApiResponse,
  ListFilmsApiArg,
  ListFilmsApiResponse,
  PutFilmCaptionsApiArg,
  PutFilmCaptionsApiResponse,
  RemoveFilmApiArg,
  RemoveFilmApiResponse,
  RemoveFilmCaptionsApiArg,
  RemoveFilmCaptionsApiResponse,
  WatchFilmApiArg,
  WatchFilmApiResponse,
} from '../types.gen.ts';
export const filmsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFilmDrafts: build.query<ListFilmDraftsApiResponse, ListFilmDraftsApiArg>({
      query: () => ({ url: `/film-drafts/` }),
    }),
    createFilm: build.mutation<CreateFilmApiResponse, CreateFilmApiArg>({
      query: (queryArg) => ({
        url: `/film-drafts/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeFilm: build.mutation<RemoveFilmApiResponse, RemoveFilmApiArg>({
      query: (queryArg) => ({
        url: `/film-drafts/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getFilmDraft: build.query<GetFilmDraftApiResponse, GetFilmDraftApiArg>({
      query: (queryArg) => ({
        url: `/film-drafts/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeFilm: build.mutation<ChangeFilmApiResponse, ChangeFilmApiArg>({
      query: (queryArg) => ({
        url: `/film-drafts/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.filmChange,
      }),
    }),
    removeFilmCaptions: build.mutation<RemoveFilmCaptionsApiResponse, RemoveFilmCaptionsApiArg>({
      query: (queryArg) => ({
        url: `/film-drafts/${encodeURIComponent(String(queryArg.id))}/captions/${encodeURIComponent(String(queryArg.locale))}/`,
        method: 'DELETE',
      }),
    }),
    putFilmCaptions: build.mutation<PutFilmCaptionsApiResponse, PutFilmCaptionsApiArg>({
      query: (queryArg) => ({
        url: `/film-drafts/${encodeURIComponent(String(queryArg.id))}/captions/${encodeURIComponent(String(queryArg.locale))}/`,
        method: 'PUT',
        body: queryArg.captionsBody,
      }),
    }),
    listFilms: build.query<ListFilmsApiResponse, ListFilmsApiArg>({
      query: (queryArg) => ({
        url: `/films/`,
        params: {
          locale: queryArg.locale,
          goal: queryArg.goal,
        },
      }),
    }),
    getFilm: build.query<GetFilmApiResponse, GetFilmApiArg>({
      query: (queryArg) => ({
        url: `/films/${encodeURIComponent(String(queryArg.slug))}/`,
        params: {
          locale: queryArg.locale,
        },
      }),
    }),
    getFilmCaptions: build.query<GetFilmCaptionsApiResponse, GetFilmCaptionsApiArg>({
      query: (queryArg) => ({
        url: `/films/${encodeURIComponent(String(queryArg.slug))}/captions/${encodeURIComponent(String(queryArg.locale))}/`,
      }),
    }),
    getFilmPoster: build.query<GetFilmPosterApiResponse, GetFilmPosterApiArg>({
      query: (queryArg) => ({
        url: `/films/${encodeURIComponent(String(queryArg))}/poster/`,
      }),
    }),
    getFilmTranscript: build.query<GetFilmTranscriptApiResponse, GetFilmTranscriptApiArg>({
      query: (queryArg) => ({
        url: `/films/${encodeURIComponent(String(queryArg.slug))}/transcript/${encodeURIComponent(String(queryArg.locale))}/`,
      }),
    }),
    getFilmVideo: build.query<GetFilmVideoApiResponse, GetFilmVideoApiArg>({
      query: (queryArg) => ({
        url: `/films/${encodeURIComponent(String(queryArg))}/video/`,
      }),
    }),
    watchFilm: build.mutation<WatchFilmApiResponse, WatchFilmApiArg>({
      query: (queryArg) => ({
        url: `/films/${encodeURIComponent(String(queryArg.slug))}/watched/`,
        method: 'PUT',
        body: queryArg.watchedPart,
      }),
    }),
  }),
  overrideExisting: false,
});

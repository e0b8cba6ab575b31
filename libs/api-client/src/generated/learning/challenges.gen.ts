// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeEntryApiArg,
  ChangeEntryApiResponse,
  CheckEntryApiArg,
  CheckEntryApiResponse,
  CreateChallengeApiArg,
  CreateChallengeApiResponse,
  EnterChallengeApiArg,
  EnterChallengeApiResponse,
  GetChallengeApiArg,
  GetChallengeApiResponse,
  GetChallengeDraftApiArg,
  GetChallengeDraftApiResponse,
  GetOwnChallengeApiArg,
  GetOwnChallengeApiResponse,
  GetShowcaseApiArg,
  GetShowcaseApiResponse,
  ListChallengeDeskApiArg,
  ListChallengeDeskApiResponse,
  ListChallengeWorkApiArg,
  ListChallengeWorkApiResponse,
  ListChallengesApiArg,
  ListChallengesApiResponse,
  MoveChallengeApiArg,
  MoveChallengeApiResponse,
  SaveChallengeApiArg,
  SaveChallengeApiResponse,
  WishShowcaseApiArg,
  WishShowcaseApiResponse,
} from '../types.gen.ts';
export const challengesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listChallengeDesk: build.query<ListChallengeDeskApiResponse, ListChallengeDeskApiArg>({
      query: (queryArg) => ({
        url: `/challenge-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    createChallenge: build.mutation<CreateChallengeApiResponse, CreateChallengeApiArg>({
      query: (queryArg) => ({
        url: `/challenge-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getChallengeDraft: build.query<GetChallengeDraftApiResponse, GetChallengeDraftApiArg>({
      query: (queryArg) => ({
        url: `/challenge-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    saveChallenge: build.mutation<SaveChallengeApiResponse, SaveChallengeApiArg>({
      query: (queryArg) => ({
        url: `/challenge-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.challengeBody,
      }),
    }),
    moveChallenge: build.mutation<MoveChallengeApiResponse, MoveChallengeApiArg>({
      query: (queryArg) => ({
        url: `/challenge-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.moveBody,
      }),
    }),
    changeEntry: build.mutation<ChangeEntryApiResponse, ChangeEntryApiArg>({
      query: (queryArg) => ({
        url: `/challenge-entries/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.entryBody,
      }),
    }),
    checkEntry: build.mutation<CheckEntryApiResponse, CheckEntryApiArg>({
      query: (queryArg) => ({
        url: `/challenge-entries/${encodeURIComponent(String(queryArg.id))}/check/`,
        method: 'POST',
        body: queryArg.checkBody,
      }),
    }),
    wishShowcase: build.mutation<WishShowcaseApiResponse, WishShowcaseApiArg>({
      query: (queryArg) => ({
        url: `/challenge-entries/${encodeURIComponent(String(queryArg.id))}/showcase/`,
        method: 'PUT',
        body: queryArg.showcaseWishBody,
      }),
    }),
    listChallengeWork: build.query<ListChallengeWorkApiResponse, ListChallengeWorkApiArg>({
      query: (queryArg) => ({
        url: `/challenge-work/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    listChallenges: build.query<ListChallengesApiResponse, ListChallengesApiArg>({
      query: (queryArg) => ({
        url: `/challenges/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          kind: queryArg.kind,
          time: queryArg.time,
          goal: queryArg.goal,
          age: queryArg.age,
        },
      }),
    }),
    getChallenge: build.query<GetChallengeApiResponse, GetChallengeApiArg>({
      query: (queryArg) => ({
        url: `/challenges/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    enterChallenge: build.mutation<EnterChallengeApiResponse, EnterChallengeApiArg>({
      query: (queryArg) => ({
        url: `/challenges/${encodeURIComponent(String(queryArg.idOrSlug))}/entries/`,
        method: 'POST',
        body: queryArg.entryBody,
      }),
    }),
    getOwnChallenge: build.query<GetOwnChallengeApiResponse, GetOwnChallengeApiArg>({
      query: (queryArg) => ({
        url: `/challenges/${encodeURIComponent(String(queryArg))}/own/`,
      }),
    }),
    getShowcase: build.query<GetShowcaseApiResponse, GetShowcaseApiArg>({
      query: (queryArg) => ({
        url: `/challenges/${encodeURIComponent(String(queryArg))}/showcase/`,
      }),
    }),
  }),
  overrideExisting: false,
});

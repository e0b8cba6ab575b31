// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AnswerRoundApiArg,
  AnswerRoundApiResponse,
  BeginRoundApiArg,
  BeginRoundApiResponse,
  GetRoundApiArg,
  GetRoundApiResponse,
  ListRoundsApiArg,
  ListRoundsApiResponse,
  MoveRoundApiArg,
  MoveRoundApiResponse,
} from '../types.gen.ts';
export const challengeRoundsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getRound: build.query<GetRoundApiResponse, GetRoundApiArg>({
      query: (queryArg) => ({
        url: `/challenge-rounds/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    answerRound: build.mutation<AnswerRoundApiResponse, AnswerRoundApiArg>({
      query: (queryArg) => ({
        url: `/challenge-rounds/${encodeURIComponent(String(queryArg.id))}/answer/`,
        method: 'POST',
        body: queryArg.roundAnswerBody,
      }),
    }),
    moveRound: build.mutation<MoveRoundApiResponse, MoveRoundApiArg>({
      query: (queryArg) => ({
        url: `/challenge-rounds/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.roundMoveBody,
      }),
    }),
    listRounds: build.query<ListRoundsApiResponse, ListRoundsApiArg>({
      query: (queryArg) => ({
        url: `/challenges/${encodeURIComponent(String(queryArg))}/rounds/`,
      }),
    }),
    beginRound: build.mutation<BeginRoundApiResponse, BeginRoundApiArg>({
      query: (queryArg) => ({
        url: `/challenges/${encodeURIComponent(String(queryArg.idOrSlug))}/rounds/`,
        method: 'POST',
        body: queryArg.newRoundBody,
      }),
    }),
  }),
  overrideExisting: false,
});

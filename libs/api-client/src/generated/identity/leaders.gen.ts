// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AnswerMentoringApiArg,
  AnswerMentoringApiResponse,
  FinishLeaderStepApiArg,
  FinishLeaderStepApiResponse,
  GetLeaderBadgeApiArg,
  GetLeaderBadgeApiResponse,
  GetOwnLeadershipApiArg,
  GetOwnLeadershipApiResponse,
  ListMentoringApiArg,
  ListMentoringApiResponse,
  NominateLeaderApiArg,
  NominateLeaderApiResponse,
  OfferMentoringApiArg,
  OfferMentoringApiResponse,
  RecordMeetingApiArg,
  RecordMeetingApiResponse,
  RenewLeaderBadgeApiArg,
  RenewLeaderBadgeApiResponse,
  RequestMentorApiArg,
  RequestMentorApiResponse,
  SaveLeaderDraftApiArg,
  SaveLeaderDraftApiResponse,
  SetMenteeLimitApiArg,
  SetMenteeLimitApiResponse,
  SubmitLeaderApplicationApiArg,
  SubmitLeaderApplicationApiResponse,
  WithdrawLeaderApplicationApiArg,
  WithdrawLeaderApplicationApiResponse,
} from '../types.gen.ts';
export const leadersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getLeaderBadge: build.query<GetLeaderBadgeApiResponse, GetLeaderBadgeApiArg>({
      query: (queryArg) => ({
        url: `/leader-badges/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    listMentoring: build.query<ListMentoringApiResponse, ListMentoringApiArg>({
      query: () => ({ url: `/leaders/mentoring/` }),
    }),
    offerMentoring: build.mutation<OfferMentoringApiResponse, OfferMentoringApiArg>({
      query: (queryArg) => ({
        url: `/leaders/mentoring/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    answerMentoring: build.mutation<AnswerMentoringApiResponse, AnswerMentoringApiArg>({
      query: (queryArg) => ({
        url: `/leaders/mentoring/${encodeURIComponent(String(queryArg.id))}/answer/`,
        method: 'POST',
        body: queryArg.answerMentoringBody,
      }),
    }),
    recordMeeting: build.mutation<RecordMeetingApiResponse, RecordMeetingApiArg>({
      query: (queryArg) => ({
        url: `/leaders/mentoring/${encodeURIComponent(String(queryArg.id))}/meetings/`,
        method: 'POST',
        body: queryArg.meetingBody,
      }),
    }),
    getOwnLeadership: build.query<GetOwnLeadershipApiResponse, GetOwnLeadershipApiArg>({
      query: () => ({ url: `/leaders/mine/` }),
    }),
    saveLeaderDraft: build.mutation<SaveLeaderDraftApiResponse, SaveLeaderDraftApiArg>({
      query: (queryArg) => ({
        url: `/leaders/mine/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    setMenteeLimit: build.mutation<SetMenteeLimitApiResponse, SetMenteeLimitApiArg>({
      query: (queryArg) => ({
        url: `/leaders/mine/places/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    renewLeaderBadge: build.mutation<RenewLeaderBadgeApiResponse, RenewLeaderBadgeApiArg>({
      query: (queryArg) => ({
        url: `/leaders/mine/renew/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    finishLeaderStep: build.mutation<FinishLeaderStepApiResponse, FinishLeaderStepApiArg>({
      query: (queryArg) => ({
        url: `/leaders/mine/steps/${encodeURIComponent(String(queryArg.step))}/`,
        method: 'POST',
        body: queryArg.stepBody,
      }),
    }),
    submitLeaderApplication: build.mutation<
      SubmitLeaderApplicationApiResponse,
      SubmitLeaderApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/leaders/mine/submit/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    withdrawLeaderApplication: build.mutation<
      WithdrawLeaderApplicationApiResponse,
      WithdrawLeaderApplicationApiArg
    >({
      query: () => ({ url: `/leaders/mine/withdraw/`, method: 'POST' }),
    }),
    nominateLeader: build.mutation<NominateLeaderApiResponse, NominateLeaderApiArg>({
      query: (queryArg) => ({
        url: `/leaders/nominations/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestMentor: build.mutation<RequestMentorApiResponse, RequestMentorApiArg>({
      query: (queryArg) => ({
        url: `/leaders/${encodeURIComponent(String(queryArg.id))}/ask/`,
        method: 'POST',
        body: queryArg.requestMentorBody,
      }),
    }),
  }),
  overrideExisting: false,
});

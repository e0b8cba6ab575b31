// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AnswerCourseInvitationApiArg,
  AnswerCourseInvitationApiResponse,
  AnswerInvitationOfLinkApiArg,
  AnswerInvitationOfLinkApiResponse,
  GetInvitationOfLinkApiArg,
  GetInvitationOfLinkApiResponse,
  InviteToCourseApiArg,
  InviteToCourseApiResponse,
  ListCourseInvitationsApiArg,
  ListCourseInvitationsApiResponse,
  ListSentInvitationsApiArg,
  ListSentInvitationsApiResponse,
} from '../types.gen.ts';
export const courseInvitationsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitationOfLink: build.query<GetInvitationOfLinkApiResponse, GetInvitationOfLinkApiArg>({
      query: (queryArg) => ({
        url: `/course-invitation-links/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    answerInvitationOfLink: build.mutation<AnswerInvitationOfLinkApiResponse, AnswerInvitationOfLinkApiArg>({
      query: (queryArg) => ({
        url: `/course-invitation-links/${encodeURIComponent(String(queryArg.token))}/answer/`,
        method: 'POST',
        body: queryArg.invitationAnswerBody,
      }),
    }),
    listCourseInvitations: build.query<ListCourseInvitationsApiResponse, ListCourseInvitationsApiArg>({
      query: () => ({ url: `/course-invitations/` }),
    }),
    inviteToCourse: build.mutation<InviteToCourseApiResponse, InviteToCourseApiArg>({
      query: (queryArg) => ({
        url: `/course-invitations/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    answerCourseInvitation: build.mutation<AnswerCourseInvitationApiResponse, AnswerCourseInvitationApiArg>({
      query: (queryArg) => ({
        url: `/course-invitations/${encodeURIComponent(String(queryArg.id))}/answer/`,
        method: 'POST',
        body: queryArg.invitationAnswerBody,
      }),
    }),
    listSentInvitations: build.query<ListSentInvitationsApiResponse, ListSentInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/courses/${encodeURIComponent(String(queryArg))}/invitations/`,
      }),
    }),
  }),
  overrideExisting: false,
});

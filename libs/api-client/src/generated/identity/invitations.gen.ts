// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AcceptInvitationApiArg,
  AcceptInvitationApiResponse,
  InvitePersonApiArg,
  InvitePersonApiResponse,
  LinkInvitationApiArg,
  LinkInvitationApiResponse,
  ListInvitationsApiArg,
  ListInvitationsApiResponse,
  RequestNewInvitationApiArg,
  RequestNewInvitationApiResponse,
  ResendInvitationApiArg,
  ResendInvitationApiResponse,
  RevokeInvitationApiArg,
  RevokeInvitationApiResponse,
  ViewInvitationApiArg,
  ViewInvitationApiResponse,
} from '../types.gen.ts';
export const invitationsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listInvitations: build.query<ListInvitationsApiResponse, ListInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/invitations/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          state: queryArg.state,
        },
      }),
    }),
    invitePerson: build.mutation<InvitePersonApiResponse, InvitePersonApiArg>({
      query: (queryArg) => ({
        url: `/invitations/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/accept/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestNewInvitation: build.mutation<RequestNewInvitationApiResponse, RequestNewInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/ask-again/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    linkInvitation: build.mutation<LinkInvitationApiResponse, LinkInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/link/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    viewInvitation: build.mutation<ViewInvitationApiResponse, ViewInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/view/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    resendInvitation: build.mutation<ResendInvitationApiResponse, ResendInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg))}/resend/`,
        method: 'POST',
      }),
    }),
    revokeInvitation: build.mutation<RevokeInvitationApiResponse, RevokeInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg))}/revoke/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});

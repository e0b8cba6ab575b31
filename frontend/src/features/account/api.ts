import {
  accountsCalls,
  authCalls,
  invitationsCalls,
  schoolClassesCalls,
  together,
} from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type { Invitation, InvitationView, SignUpOptions } from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) =>
  error ? [] : ([{ type: 'Invitation', id: LIST }] as const);

/** Calls on one's own account and on invitations. */
const accountApi = together(accountsCalls, authCalls, invitationsCalls, schoolClassesCalls).enhanceEndpoints({
  addTagTypes: ['Invitation', 'Me'],
  endpoints: {
    listInvitations: { providesTags: [{ type: 'Invitation', id: LIST }] },
    invitePerson: { invalidatesTags: changed },
    resendInvitation: { invalidatesTags: changed },
    revokeInvitation: { invalidatesTags: changed },
    getProfile: { providesTags: ['Me'] },
    changeOwnProfile: { invalidatesTags: (_result, error) => (error ? [] : ['Me']) },
  },
});

export const {
  useAcceptInvitationMutation,
  useAskInvitationAgainMutation,
  useAskResetMutation,
  useAskVerificationMutation,
  useChangeEmailMutation,
  useChangeOwnProfileMutation,
  useChangePasswordMutation,
  useGetProfileQuery,
  useGetSignUpOptionsQuery,
  useInvitePersonMutation,
  useLinkInvitationMutation,
  useListClassesQuery,
  useListInvitationsQuery,
  useResendInvitationMutation,
  useResetPasswordMutation,
  useRevokeInvitationMutation,
  useSignInMutation,
  useSignUpMutation,
  useSignUpGuardianMutation,
  useVerifyEmailMutation,
  useViewInvitationMutation,
} = accountApi;

import {
  accountsCalls,
  authCalls,
  guardianConfirmationCalls,
  guardianSignUpCalls,
  invitationsCalls,
  subscriptionsCalls,
  together,
} from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type { Invitation, InvitationView } from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) =>
  error ? [] : ([{ type: 'Invitation', id: LIST }] as const);

/** API calls for a person's own account and for invitations. */
const accountApi = together(
  accountsCalls,
  authCalls,
  guardianConfirmationCalls,
  guardianSignUpCalls,
  invitationsCalls,
  subscriptionsCalls,
).enhanceEndpoints({
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
  useCheckSignUpAgeMutation,
  useConfirmRegistrationMutation,
  useDeclineRegistrationMutation,
  useSendToGuardianAgainMutation,
  useViewRegistrationMutation,
  useChangeSubscriptionMutation,
  useRequestNewInvitationMutation,
  useRequestPasswordResetMutation,
  useRequestEmailVerificationMutation,
  useChangeEmailMutation,
  useChangeOwnProfileMutation,
  useChangePasswordMutation,
  useGetProfileQuery,
  useGetSignUpOptionsQuery,
  useInvitePersonMutation,
  useLinkInvitationMutation,
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

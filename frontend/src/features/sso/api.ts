import { schoolSignInCalls, ssoCalls, together } from '@bookgrove/api-client';

export type {
  SchoolSignIn,
  SignInBySsoApiResponse as SsoSession,
  SsoProviderCard,
} from '@bookgrove/api-client';

const changed = (_result: unknown, error: unknown) => (error ? [] : (['SchoolSignIn'] as const));

const ssoApi = together(schoolSignInCalls, ssoCalls).enhanceEndpoints({
  addTagTypes: ['SchoolSignIn'],
  endpoints: {
    getSchoolSignIn: { providesTags: ['SchoolSignIn'] },
    changeSchoolSignIn: { invalidatesTags: changed },
    addSsoProvider: { invalidatesTags: changed },
    changeSsoProvider: { invalidatesTags: changed },
    removeSsoProvider: { invalidatesTags: changed },
    collectSsoTest: { invalidatesTags: changed },
  },
});

export const {
  useListSsoMethodsQuery,
  useStartSsoMutation,
  useSignInBySsoMutation,
  useGetSchoolSignInQuery,
  useChangeSchoolSignInMutation,
  useAddSsoProviderMutation,
  useChangeSsoProviderMutation,
  useRemoveSsoProviderMutation,
  useTestSsoProviderMutation,
  useCollectSsoTestMutation,
} = ssoApi;

import { consentsCalls, familyCalls, guardiansCalls, together } from '@bookgrove/api-client';

export type {
  ChildDetail,
  ChildOfFamily,
  Consents,
  ConsentView,
  GuardianCode,
  GuardianLinkView,
} from '@bookgrove/api-client';

const familyApi = together(consentsCalls, familyCalls, guardiansCalls).enhanceEndpoints({
  addTagTypes: ['Family', 'Guardian', 'Consent'],
  endpoints: {
    listChildren: { providesTags: ['Family'] },
    getChild: { providesTags: ['Family'] },
    redeemGuardianCode: { invalidatesTags: ['Family'] },
    listGuardiansOfStudent: { providesTags: ['Guardian'] },
    listPendingGuardians: { providesTags: ['Guardian'] },
    getGuardianPolicy: { providesTags: ['Guardian'] },
    changeGuardianPolicy: { invalidatesTags: ['Guardian'] },
    makeGuardianCode: { invalidatesTags: ['Guardian'] },
    approveGuardian: { invalidatesTags: ['Guardian'] },
    refuseGuardian: { invalidatesTags: ['Guardian'] },
    changeGuardian: { invalidatesTags: ['Guardian'] },
    endGuardianLink: { invalidatesTags: ['Guardian', 'Family'] },
    getConsents: { providesTags: ['Consent'] },
    giveConsent: { invalidatesTags: (_result, error) => (error ? ['Consent'] : ['Consent', 'Family']) },
    withdrawConsent: { invalidatesTags: ['Consent', 'Family'] },
  },
});

export const {
  useListChildrenQuery,
  useGetChildQuery,
  useRedeemGuardianCodeMutation,
  useListGuardiansOfStudentQuery,
  useListPendingGuardiansQuery,
  useGetGuardianPolicyQuery,
  useChangeGuardianPolicyMutation,
  useMakeGuardianCodeMutation,
  useMakeGuardianCodesOfClassMutation,
  useApproveGuardianMutation,
  useRefuseGuardianMutation,
  useChangeGuardianMutation,
  useEndGuardianLinkMutation,
  useGetConsentsQuery,
  useGiveConsentMutation,
  useWithdrawConsentMutation,
} = familyApi;

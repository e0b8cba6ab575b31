import { keyed } from '../../api/idempotency.ts';
import { consentsCalls, familyCalls, guardiansCalls, together } from '@bookgrove/api-client';

export type {
  ChildDetail,
  ChildOfFamily,
  ConsentView,
  GuardianCode,
  GuardianLinkView,
} from '@bookgrove/api-client';

const familyApi = together(consentsCalls, familyCalls, guardiansCalls).enhanceEndpoints({
  addTagTypes: ['Family', 'Guardian', 'Consent'],
  endpoints: {
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
    writeToFamilies: keyed,
    endGuardianLink: { invalidatesTags: ['Guardian', 'Family'] },
    getConsents: { providesTags: ['Consent'] },
    grantConsent: { invalidatesTags: (_result, error) => (error ? ['Consent'] : ['Consent', 'Family']) },
    withdrawConsent: { invalidatesTags: ['Consent', 'Family'] },
  },
});

export const {
  useGetChildQuery,
  useRedeemGuardianCodeMutation,
  useListGuardiansOfStudentQuery,
  useListPendingGuardiansQuery,
  useGetGuardianPolicyQuery,
  useChangeGuardianPolicyMutation,
  useMakeGuardianCodeMutation,
  useMakeGuardianCodesOfClassMutation,
  useGetClassFamiliesQuery,
  useWriteToFamiliesMutation,
  useApproveGuardianMutation,
  useRefuseGuardianMutation,
  useChangeGuardianMutation,
  useEndGuardianLinkMutation,
  useGetConsentsQuery,
  useGrantConsentMutation,
  useWithdrawConsentMutation,
} = familyApi;

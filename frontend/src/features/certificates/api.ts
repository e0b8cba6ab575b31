import { certificatesCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { CertificateCheckView, CertificateSummary, CertificateView } from '@bookgrove/api-client';

const changed = () => ['Certificate' as const];

const certificatesApi = certificatesCalls.enhanceEndpoints({
  addTagTypes: ['Certificate'],
  endpoints: {
    getCertificate: { providesTags: ['Certificate'] },
    verifyCertificate: { keepUnusedDataFor: 0 },
    listOwnCertificates: { providesTags: ['Certificate'], keepUnusedDataFor: 0 },
    listCertificates: { providesTags: ['Certificate'], keepUnusedDataFor: 0 },
    getCertificateSettings: { providesTags: ['Certificate'] },
    saveCertificateSettings: { invalidatesTags: changed },
    awardCertificates: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    revokeCertificate: { invalidatesTags: changed },
    reissueCertificate: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
  },
});
export const {
  useGetCertificateQuery,
  useVerifyCertificateQuery,
  useLazyVerifyCertificateQuery,
  useListOwnCertificatesQuery,
  useListCertificatesQuery,
  useGetCertificateSettingsQuery,
  useSaveCertificateSettingsMutation,
  useAwardCertificatesMutation,
  useRevokeCertificateMutation,
  useReissueCertificateMutation,
} = certificatesApi;

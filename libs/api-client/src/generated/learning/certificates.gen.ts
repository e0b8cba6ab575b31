// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AwardCertificatesApiArg,
  AwardCertificatesApiResponse,
  GetBadgeStatusListApiArg,
  GetBadgeStatusListApiResponse,
  GetCertificateApiArg,
  GetCertificateApiResponse,
  GetCertificateBadgeApiArg,
  GetCertificateBadgeApiResponse,
  GetCertificatePdfApiArg,
  GetCertificatePdfApiResponse,
  GetCertificateSettingsApiArg,
  GetCertificateSettingsApiResponse,
  ListCertificatesApiArg,
  ListCertificatesApiResponse,
  ListOwnCertificatesApiArg,
  ListOwnCertificatesApiResponse,
  ReissueCertificateApiArg,
  ReissueCertificateApiResponse,
  RevokeCertificateApiArg,
  RevokeCertificateApiResponse,
  SaveCertificateSettingsApiArg,
  SaveCertificateSettingsApiResponse,
  VerifyCertificateApiArg,
  VerifyCertificateApiResponse,
} from '../types.gen.ts';
export const certificatesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBadgeStatusList: build.query<GetBadgeStatusListApiResponse, GetBadgeStatusListApiArg>({
      query: (queryArg) => ({
        url: `/badge-status/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getCertificateSettings: build.query<GetCertificateSettingsApiResponse, GetCertificateSettingsApiArg>({
      query: () => ({ url: `/certificate-settings/` }),
    }),
    saveCertificateSettings: build.mutation<
      SaveCertificateSettingsApiResponse,
      SaveCertificateSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/certificate-settings/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    listCertificates: build.query<ListCertificatesApiResponse, ListCertificatesApiArg>({
      query: (queryArg) => ({
        url: `/certificates/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          kind: queryArg.kind,
          state: queryArg.state,
        },
      }),
    }),
    awardCertificates: build.mutation<AwardCertificatesApiResponse, AwardCertificatesApiArg>({
      query: (queryArg) => ({
        url: `/certificates/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getCertificate: build.query<GetCertificateApiResponse, GetCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificates/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getCertificateBadge: build.query<GetCertificateBadgeApiResponse, GetCertificateBadgeApiArg>({
      query: (queryArg) => ({
        url: `/certificates/${encodeURIComponent(String(queryArg))}/badge/`,
      }),
    }),
    getCertificatePdf: build.query<GetCertificatePdfApiResponse, GetCertificatePdfApiArg>({
      query: (queryArg) => ({
        url: `/certificates/${encodeURIComponent(String(queryArg))}/pdf/`,
      }),
    }),
    verifyCertificate: build.query<VerifyCertificateApiResponse, VerifyCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificates/${encodeURIComponent(String(queryArg.code))}/verify/`,
        params: {
          name: queryArg.name,
        },
      }),
    }),
    reissueCertificate: build.mutation<ReissueCertificateApiResponse, ReissueCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificates/${encodeURIComponent(String(queryArg.id))}/reissue/`,
        method: 'POST',
        body: queryArg.reissueBody,
      }),
    }),
    revokeCertificate: build.mutation<RevokeCertificateApiResponse, RevokeCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificates/${encodeURIComponent(String(queryArg.id))}/revoke/`,
        method: 'POST',
        body: queryArg.revokeBody,
      }),
    }),
    listOwnCertificates: build.query<ListOwnCertificatesApiResponse, ListOwnCertificatesApiArg>({
      query: () => ({ url: `/my-certificates/` }),
    }),
  }),
  overrideExisting: false,
});

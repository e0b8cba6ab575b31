// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ApproveGuardianApiArg,
  ApproveGuardianApiResponse,
  ChangeGuardianApiArg,
  ChangeGuardianApiResponse,
  ChangeGuardianPolicyApiArg,
  ChangeGuardianPolicyApiResponse,
  EndGuardianLinkApiArg,
  EndGuardianLinkApiResponse,
  GetClassFamiliesApiArg,
  GetClassFamiliesApiResponse,
  GetGuardianPolicyApiArg,
  GetGuardianPolicyApiResponse,
  ListGuardiansOfStudentApiArg,
  ListGuardiansOfStudentApiResponse,
  ListPendingGuardiansApiArg,
  ListPendingGuardiansApiResponse,
  MakeGuardianCodeApiArg,
  MakeGuardianCodeApiResponse,
  MakeGuardianCodesOfClassApiArg,
  MakeGuardianCodesOfClassApiResponse,
  RefuseGuardianApiArg,
  RefuseGuardianApiResponse,
  WriteToFamiliesApiArg,
  WriteToFamiliesApiResponse,
} from '../types.gen.ts';
export const guardiansCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getClassFamilies: build.query<GetClassFamiliesApiResponse, GetClassFamiliesApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/families/`,
      }),
    }),
    writeToFamilies: build.mutation<WriteToFamiliesApiResponse, WriteToFamiliesApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/families/message/`,
        method: 'POST',
        body: queryArg.familyMessageBody,
      }),
    }),
    makeGuardianCodesOfClass: build.mutation<
      MakeGuardianCodesOfClassApiResponse,
      MakeGuardianCodesOfClassApiArg
    >({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/guardian-codes/`,
        method: 'POST',
      }),
    }),
    listPendingGuardians: build.query<ListPendingGuardiansApiResponse, ListPendingGuardiansApiArg>({
      query: (queryArg) => ({
        url: `/guardian-links/pending/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getGuardianPolicy: build.query<GetGuardianPolicyApiResponse, GetGuardianPolicyApiArg>({
      query: () => ({ url: `/guardian-links/policy/` }),
    }),
    changeGuardianPolicy: build.mutation<ChangeGuardianPolicyApiResponse, ChangeGuardianPolicyApiArg>({
      query: (queryArg) => ({
        url: `/guardian-links/policy/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    changeGuardian: build.mutation<ChangeGuardianApiResponse, ChangeGuardianApiArg>({
      query: (queryArg) => ({
        url: `/guardian-links/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.guardianLinkBody,
      }),
    }),
    approveGuardian: build.mutation<ApproveGuardianApiResponse, ApproveGuardianApiArg>({
      query: (queryArg) => ({
        url: `/guardian-links/${encodeURIComponent(String(queryArg))}/approve/`,
        method: 'POST',
      }),
    }),
    endGuardianLink: build.mutation<EndGuardianLinkApiResponse, EndGuardianLinkApiArg>({
      query: (queryArg) => ({
        url: `/guardian-links/${encodeURIComponent(String(queryArg.id))}/end/`,
        method: 'POST',
        body: queryArg.reasonBody,
      }),
    }),
    refuseGuardian: build.mutation<RefuseGuardianApiResponse, RefuseGuardianApiArg>({
      query: (queryArg) => ({
        url: `/guardian-links/${encodeURIComponent(String(queryArg.id))}/refuse/`,
        method: 'POST',
        body: queryArg.reasonBody,
      }),
    }),
    makeGuardianCode: build.mutation<MakeGuardianCodeApiResponse, MakeGuardianCodeApiArg>({
      query: (queryArg) => ({
        url: `/students/${encodeURIComponent(String(queryArg.id))}/guardian-codes/`,
        method: 'POST',
        body: queryArg.guardianCodeBody,
      }),
    }),
    listGuardiansOfStudent: build.query<ListGuardiansOfStudentApiResponse, ListGuardiansOfStudentApiArg>({
      query: (queryArg) => ({
        url: `/students/${encodeURIComponent(String(queryArg))}/guardians/`,
      }),
    }),
  }),
  overrideExisting: false,
});

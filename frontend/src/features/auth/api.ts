import {
  accountsCalls,
  authCalls,
  classCodeCalls,
  secondStepCalls,
  studentSignInCalls,
  together,
} from '@bookgrove/api-client';

export type { SecondFactorNeeded, SetUpSignedIn } from '@bookgrove/api-client';
export type { RosterStudent } from '../../api/types.ts';

export const STUDENTS_PER_PAGE = 20;

const authApi = together(
  accountsCalls,
  authCalls,
  classCodeCalls,
  secondStepCalls,
  studentSignInCalls,
).enhanceEndpoints({
  endpoints: { listStudentsInClass: { keepUnusedDataFor: 30 } },
});

export const {
  useGetSignUpOptionsQuery,
  useSignInMutation,
  usePassSecondFactorMutation,
  useRequestSecondPasskeyMutation,
  useBeginSetUpAtSignInMutation,
  useFinishSetUpAtSignInMutation,
  useRequestPasskeyMutation,
  useSignInWithPasskeyMutation,
  useSignInCommunityMutation,
  useSignInStudentMutation,
  usePresentBadgeMutation,
  useChoosePicturesMutation,
  useSignOutMutation,
  useListStudentsInClassQuery,
  useLazyListStudentsInClassQuery,
} = authApi;

/** Parameters of the request for one page of a class. */
export const studentsOf = (code: string, search = '', page = 1) => ({
  code,
  limit: STUDENTS_PER_PAGE,
  offset: (page - 1) * STUDENTS_PER_PAGE,
  ...(search && { search }),
});

import { authCalls, classesCalls, secondStepCalls, studentCalls, together } from '@bookgrove/api-client';

export type { SecondFactorNeeded, SetUpSignedIn } from '@bookgrove/api-client';
export type { Roster, RosterStudent } from '../../api/types.ts';

export const STUDENTS_PER_PAGE = 20;

const authApi = together(authCalls, classesCalls, secondStepCalls, studentCalls).enhanceEndpoints({
  endpoints: { listStudentsInClass: { keepUnusedDataFor: 30 } },
});

export const {
  useSignInMutation,
  usePassSecondFactorMutation,
  useAskForSecondPasskeyMutation,
  useBeginSetUpAtSignInMutation,
  useFinishSetUpAtSignInMutation,
  useAskForPasskeyMutation,
  useSignInWithPasskeyMutation,
  useSignInCommunityMutation,
  useSignInStudentMutation,
  useShowBadgeMutation,
  useChoosePicturesMutation,
  useSignOutMutation,
  useListStudentsInClassQuery,
  useLazyListStudentsInClassQuery,
} = authApi;

/** The call for one page of a class. */
export const studentsOf = (code: string, search = '', page = 1) => ({
  code,
  limit: STUDENTS_PER_PAGE,
  offset: (page - 1) * STUDENTS_PER_PAGE,
  ...(search && { search }),
});

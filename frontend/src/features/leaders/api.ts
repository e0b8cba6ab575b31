import { type LeaderRow, leadersCalls, platformLeadersCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

export type {
  BadgeView,
  LeaderCounts,
  LeaderDetail,
  LeaderRow,
  LeaderStory,
  Mentoring,
  MentorshipView,
  MentorView,
  OwnLeadership,
} from '@bookgrove/api-client';
export type LeaderKind = LeaderRow['kind'];
export type LeaderStatus = LeaderRow['standing'];
export type Decision = 'approve' | 'recognise' | 'decline' | 'reopen';

/** Filters of the table from the search parameters; empty ones are omitted. */
export interface LeaderFilters {
  kind: LeaderKind;
  search?: string;
  standing?: LeaderStatus;
  school?: string;
  ordering?: string;
}

const mine = { invalidatesTags: () => ['Leadership' as const] };
const mentoring = { invalidatesTags: () => ['Mentoring' as const] };
const all = { providesTags: [{ type: 'Leader' as const, id: LIST }] };

const leadersApi = together(leadersCalls, platformLeadersCalls)
  .enhanceEndpoints({
    addTagTypes: ['Leadership', 'Mentoring', 'Leader', 'Audit'],
    endpoints: {
      getOwnLeadership: { providesTags: ['Leadership'] },
      saveLeaderDraft: mine,
      submitLeaderApplication: mine,
      withdrawLeaderApplication: { invalidatesTags: ['Leadership', 'Mentoring'] },
      finishLeaderStep: mine,
      renewLeaderBadge: mine,
      setMenteeLimit: mine,
      listMentoring: { providesTags: ['Mentoring'] },
      requestMentor: mentoring,
      offerMentoring: mentoring,
      recordMeeting: mentoring,
      answerMentoring: { invalidatesTags: ['Mentoring', 'Leadership'] },
      listLeaders: all,
      countLeaders: all,
      getLeader: { providesTags: (_result, _error, id) => [{ type: 'Leader', id }] },
      decideLeader: {
        invalidatesTags: (_result, _error, { id }) => [
          { type: 'Leader', id },
          { type: 'Leader', id: LIST },
          { type: 'Audit', id: LIST },
        ],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The table as text, to be saved as a file. */
      downloadLeaders: build.mutation<string, LeaderFilters>({
        query: (filters) => ({
          url: '/api-super-admin/leaders/export/',
          params: filters,
          responseHandler: 'text',
        }),
      }),
    }),
  });

export const {
  useGetOwnLeadershipQuery,
  useSaveLeaderDraftMutation,
  useSubmitLeaderApplicationMutation,
  useWithdrawLeaderApplicationMutation,
  useFinishLeaderStepMutation,
  useRenewLeaderBadgeMutation,
  useSetMenteeLimitMutation,
  useNominateLeaderMutation,
  useListMentoringQuery,
  useRequestMentorMutation,
  useOfferMentoringMutation,
  useAnswerMentoringMutation,
  useRecordMeetingMutation,
  useGetLeaderBadgeQuery,
  useListLeadersQuery,
  useCountLeadersQuery,
  useGetLeaderQuery,
  useDecideLeaderMutation,
  useDownloadLeadersMutation,
} = leadersApi;

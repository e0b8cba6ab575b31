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
export type LeaderStanding = LeaderRow['standing'];
export type Decision = 'approve' | 'recognise' | 'decline' | 'reopen';

/** Filters of the team's table as the address holds them; empty ones are left out. */
export interface LeaderFilters {
  kind: LeaderKind;
  search?: string;
  standing?: LeaderStanding;
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
      keepLeaderDraft: mine,
      submitLeaderApplication: mine,
      withdrawLeaderApplication: { invalidatesTags: ['Leadership', 'Mentoring'] },
      finishLeaderStep: mine,
      renewLeaderBadge: mine,
      setMenteePlaces: mine,
      listMentoring: { providesTags: ['Mentoring'] },
      askMentor: mentoring,
      offerMentoring: mentoring,
      noteMeeting: mentoring,
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
      /** The table as text, to be kept as a file. */
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
  useKeepLeaderDraftMutation,
  useSubmitLeaderApplicationMutation,
  useWithdrawLeaderApplicationMutation,
  useFinishLeaderStepMutation,
  useRenewLeaderBadgeMutation,
  useSetMenteePlacesMutation,
  useNominateLeaderMutation,
  useListMentoringQuery,
  useAskMentorMutation,
  useOfferMentoringMutation,
  useAnswerMentoringMutation,
  useNoteMeetingMutation,
  useGetLeaderBadgeQuery,
  useListLeadersQuery,
  useCountLeadersQuery,
  useGetLeaderQuery,
  useDecideLeaderMutation,
  useDownloadLeadersMutation,
} = leadersApi;

import { challengeRoundsCalls, challengesCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type {
  ChallengeBody,
  ChallengeDraft,
  ChallengeListItem,
  ChallengeView,
  ChallengeWork,
  OwnChallenge,
  RoundView,
} from '@bookgrove/api-client';

const challengesApi = challengesCalls.enhanceEndpoints({
  addTagTypes: ['Challenge', 'ChallengeEntry', 'ChallengeDesk'],
  endpoints: {
    listChallenges: { providesTags: ['Challenge'] },
    getChallenge: { providesTags: ['Challenge'] },
    getShowcase: { providesTags: ['ChallengeEntry'] },
    getOwnChallenge: { providesTags: ['Challenge', 'ChallengeEntry'] },
    enterChallenge: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['ChallengeEntry'];
    },
    changeEntry: { invalidatesTags: () => ['ChallengeEntry'] },
    wishShowcase: { invalidatesTags: () => ['ChallengeEntry'] },
    listChallengeWork: { providesTags: ['ChallengeEntry'], keepUnusedDataFor: 0 },
    checkEntry: { invalidatesTags: () => ['ChallengeEntry'] },
    listChallengeDesk: { providesTags: ['ChallengeDesk'], keepUnusedDataFor: 0 },
    getChallengeDraft: { providesTags: ['ChallengeDesk'], keepUnusedDataFor: 0 },
    createChallenge: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['ChallengeDesk'];
    },
    saveChallenge: { invalidatesTags: () => ['ChallengeDesk', 'Challenge'] },
    moveChallenge: { invalidatesTags: () => ['ChallengeDesk', 'Challenge'] },
  },
});
export const {
  useListChallengesQuery,
  useGetChallengeQuery,
  useGetShowcaseQuery,
  useGetOwnChallengeQuery,
  useEnterChallengeMutation,
  useChangeEntryMutation,
  useWishShowcaseMutation,
  useListChallengeWorkQuery,
  useCheckEntryMutation,
  useListChallengeDeskQuery,
  useGetChallengeDraftQuery,
  useCreateChallengeMutation,
  useSaveChallengeMutation,
  useMoveChallengeMutation,
} = challengesApi;

const roundsApi = challengeRoundsCalls.enhanceEndpoints({
  addTagTypes: ['ChallengeRound'],
  endpoints: {
    listRounds: { providesTags: ['ChallengeRound'], keepUnusedDataFor: 0 },
    beginRound: { invalidatesTags: () => ['ChallengeRound'] },
    getRound: { providesTags: ['ChallengeRound'], keepUnusedDataFor: 0 },
    moveRound: { invalidatesTags: () => ['ChallengeRound'] },
  },
});
export const {
  useListRoundsQuery,
  useBeginRoundMutation,
  useGetRoundQuery,
  useAnswerRoundMutation,
  useMoveRoundMutation,
} = roundsApi;

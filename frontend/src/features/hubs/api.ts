import { hubsCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { HubBody, HubDraft, HubListItem, HubView, OwnHub } from '@bookgrove/api-client';

const hubsApi = hubsCalls.enhanceEndpoints({
  addTagTypes: ['Hub', 'HubJourney', 'HubDesk', 'Enrolment', 'ChallengeEntry'],
  endpoints: {
    listHubs: { providesTags: ['Hub'] },
    getHub: { providesTags: ['Hub'] },
    getOwnHub: { providesTags: ['Hub', 'HubJourney', 'Enrolment', 'ChallengeEntry'] },
    travelHub: { invalidatesTags: () => ['HubJourney'] },
    sendClassThroughHub: { invalidatesTags: () => ['HubJourney'] },
    listHubDesk: { providesTags: ['HubDesk'], keepUnusedDataFor: 0 },
    getHubDraft: { providesTags: ['HubDesk'], keepUnusedDataFor: 0 },
    createHub: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['HubDesk'];
    },
    saveHub: { invalidatesTags: () => ['HubDesk', 'Hub'] },
    moveHub: { invalidatesTags: () => ['HubDesk', 'Hub'] },
  },
});
export const {
  useListHubsQuery,
  useGetHubQuery,
  useGetOwnHubQuery,
  useTravelHubMutation,
  useSendClassThroughHubMutation,
  useListHubDeskQuery,
  useGetHubDraftQuery,
  useCreateHubMutation,
  useSaveHubMutation,
  useMoveHubMutation,
} = hubsApi;

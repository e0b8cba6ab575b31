import { feedKeysCalls } from '@bookgrove/api-client';
import { LIST } from '../../../api/baseApi.ts';

export type { FeedKeyView, NewFeedKey } from '@bookgrove/api-client';

const keysApi = feedKeysCalls.enhanceEndpoints({
  addTagTypes: ['FeedKey'],
  endpoints: {
    listFeedKeys: { keepUnusedDataFor: 0, providesTags: [{ type: 'FeedKey', id: LIST }] },
    makeFeedKey: { invalidatesTags: [{ type: 'FeedKey', id: LIST }] },
    takeFeedKeyBack: { invalidatesTags: [{ type: 'FeedKey', id: LIST }] },
  },
});

export const { useListFeedKeysQuery, useMakeFeedKeyMutation, useTakeFeedKeyBackMutation } = keysApi;

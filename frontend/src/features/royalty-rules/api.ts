import { royaltiesCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { RoyaltyDraftBody, RoyaltyRuleView } from '@bookgrove/api-client';

/** Also after a refusal: somebody else may have changed the rule meanwhile. */
const changed = () => ['RoyaltyRule', { type: 'Proposal', id: 'LIST' }] as const;

/** Calls on royalty rules. */
const royaltyApi = royaltiesCalls.enhanceEndpoints({
  addTagTypes: ['RoyaltyRule', 'Proposal'],
  endpoints: {
    listRoyaltyRules: { providesTags: ['RoyaltyRule'], keepUnusedDataFor: 0 },
    draftRoyaltyRule: (definition) => {
      definition.invalidatesTags = changed;
      keyed(definition);
    },
    activateRoyaltyRule: { invalidatesTags: changed },
    discardRoyaltyRule: { invalidatesTags: changed },
  },
});

export const {
  useListRoyaltyRulesQuery,
  useListRuleBooksQuery,
  usePreviewRoyaltyRuleQuery,
  useDraftRoyaltyRuleMutation,
  useActivateRoyaltyRuleMutation,
  useDiscardRoyaltyRuleMutation,
} = royaltyApi;

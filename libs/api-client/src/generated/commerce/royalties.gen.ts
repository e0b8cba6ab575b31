// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ActivateRoyaltyRuleApiArg,
  ActivateRoyaltyRuleApiResponse,
  DiscardRoyaltyRuleApiArg,
  DiscardRoyaltyRuleApiResponse,
  DraftRoyaltyRuleApiArg,
  DraftRoyaltyRuleApiResponse,
  ListRoyaltyRulesApiArg,
  ListRoyaltyRulesApiResponse,
  ListRuleBooksApiArg,
  ListRuleBooksApiResponse,
  PreviewRoyaltyRuleApiArg,
  PreviewRoyaltyRuleApiResponse,
} from '../types.gen.ts';
export const royaltiesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listRoyaltyRules: build.query<ListRoyaltyRulesApiResponse, ListRoyaltyRulesApiArg>({
      query: (queryArg) => ({
        url: `/royalty-rules/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          scope: queryArg.scope,
          status: queryArg.status,
          school_id: queryArg.schoolId,
        },
      }),
    }),
    draftRoyaltyRule: build.mutation<DraftRoyaltyRuleApiResponse, DraftRoyaltyRuleApiArg>({
      query: (queryArg) => ({
        url: `/royalty-rules/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listRuleBooks: build.query<ListRuleBooksApiResponse, ListRuleBooksApiArg>({
      query: (queryArg) => ({
        url: `/royalty-rules/books/`,
        params: {
          school_id: queryArg.schoolId,
          search: queryArg.search,
        },
      }),
    }),
    previewRoyaltyRule: build.query<PreviewRoyaltyRuleApiResponse, PreviewRoyaltyRuleApiArg>({
      query: (queryArg) => ({
        url: `/royalty-rules/preview/`,
        params: {
          currency: queryArg.currency,
          price: queryArg.price,
          tax: queryArg.tax,
          fee: queryArg.fee,
          charity_bps: queryArg.charityBps,
          platform_bps: queryArg.platformBps,
          author_bps: queryArg.authorBps,
        },
      }),
    }),
    activateRoyaltyRule: build.mutation<ActivateRoyaltyRuleApiResponse, ActivateRoyaltyRuleApiArg>({
      query: (queryArg) => ({
        url: `/royalty-rules/${encodeURIComponent(String(queryArg.id))}/activate/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    discardRoyaltyRule: build.mutation<DiscardRoyaltyRuleApiResponse, DiscardRoyaltyRuleApiArg>({
      query: (queryArg) => ({
        url: `/royalty-rules/${encodeURIComponent(String(queryArg))}/discard/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});

// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  FollowBeneficiaryApiArg,
  FollowBeneficiaryApiResponse,
  ListFollowedApiArg,
  ListFollowedApiResponse,
  UnfollowBeneficiaryApiArg,
  UnfollowBeneficiaryApiResponse,
} from '../types.gen.ts';
export const followingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFollowed: build.query<ListFollowedApiResponse, ListFollowedApiArg>({
      query: () => ({ url: `/following/` }),
    }),
    unfollowBeneficiary: build.mutation<UnfollowBeneficiaryApiResponse, UnfollowBeneficiaryApiArg>({
      query: (queryArg) => ({
        url: `/following/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'DELETE',
      }),
    }),
    followBeneficiary: build.mutation<FollowBeneficiaryApiResponse, FollowBeneficiaryApiArg>({
      query: (queryArg) => ({
        url: `/following/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
});

// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { ShowEmbedApiArg, ShowEmbedApiResponse } from '../types.gen.ts';
export const embedsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    showEmbed: build.query<ShowEmbedApiResponse, ShowEmbedApiArg>({
      query: (queryArg) => ({
        url: `/embeds/`,
        params: {
          url: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

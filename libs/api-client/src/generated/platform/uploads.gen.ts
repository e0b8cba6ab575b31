// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  BeginUploadApiArg,
  BeginUploadApiResponse,
  GetUploadApiArg,
  GetUploadApiResponse,
} from '../types.gen.ts';
export const uploadsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    beginUpload: build.mutation<BeginUploadApiResponse, BeginUploadApiArg>({
      query: () => ({ url: `/uploads/`, method: 'POST' }),
    }),
    getUpload: build.query<GetUploadApiResponse, GetUploadApiArg>({
      query: (queryArg) => ({
        url: `/uploads/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
  }),
  overrideExisting: false,
});

// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetWorldVolumeEpubApiArg,
  GetWorldVolumeEpubApiResponse,
  GetWorldVolumePdfApiArg,
  GetWorldVolumePdfApiResponse,
  ListWorldVolumesApiArg,
  ListWorldVolumesApiResponse,
  ListWorldYearsApiArg,
  ListWorldYearsApiResponse,
  RequestWorldVolumeApiArg,
  RequestWorldVolumeApiResponse,
} from '../types.gen.ts';
export const volumesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listWorldVolumes: build.query<ListWorldVolumesApiResponse, ListWorldVolumesApiArg>({
      query: () => ({ url: `/dear-world-volumes/` }),
    }),
    requestWorldVolume: build.mutation<RequestWorldVolumeApiResponse, RequestWorldVolumeApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-volumes/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listWorldYears: build.query<ListWorldYearsApiResponse, ListWorldYearsApiArg>({
      query: () => ({ url: `/dear-world-volumes/years/` }),
    }),
    getWorldVolumeEpub: build.query<GetWorldVolumeEpubApiResponse, GetWorldVolumeEpubApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-volumes/${encodeURIComponent(String(queryArg))}/epub/`,
      }),
    }),
    getWorldVolumePdf: build.query<GetWorldVolumePdfApiResponse, GetWorldVolumePdfApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-volumes/${encodeURIComponent(String(queryArg))}/pdf/`,
      }),
    }),
  }),
  overrideExisting: false,
});

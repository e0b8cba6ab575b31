// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  EndDeviceApiArg,
  EndDeviceApiResponse,
  EndOtherDevicesApiArg,
  EndOtherDevicesApiResponse,
  ListDevicesApiArg,
  ListDevicesApiResponse,
} from '../types.gen.ts';
export const devicesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<ListDevicesApiResponse, ListDevicesApiArg>({
      query: (queryArg) => ({
        url: `/auth/sessions/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    endOtherDevices: build.mutation<EndOtherDevicesApiResponse, EndOtherDevicesApiArg>({
      query: () => ({ url: `/auth/sessions/revoke-others/`, method: 'POST' }),
    }),
    endDevice: build.mutation<EndDeviceApiResponse, EndDeviceApiArg>({
      query: (queryArg) => ({
        url: `/auth/sessions/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});

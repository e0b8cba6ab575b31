// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CreateParcelApiArg,
  CreateParcelApiResponse,
  MoveParcelApiArg,
  MoveParcelApiResponse,
} from '../types.gen.ts';
export const parcelsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    createParcel: build.mutation<CreateParcelApiResponse, CreateParcelApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/parcels/`,
        method: 'POST',
        body: queryArg.parcelBody,
      }),
    }),
    moveParcel: build.mutation<MoveParcelApiResponse, MoveParcelApiArg>({
      query: (queryArg) => ({
        url: `/order-management/${encodeURIComponent(String(queryArg.id))}/parcels/${encodeURIComponent(String(queryArg.parcelId))}/moves/`,
        method: 'POST',
        body: queryArg.parcelMoveBody,
      }),
    }),
  }),
  overrideExisting: false,
});

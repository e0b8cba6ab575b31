// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddModeApiArg,
  AddModeApiResponse,
  ChangeModeApiArg,
  ChangeModeApiResponse,
  ChooseSchoolModesApiArg,
  ChooseSchoolModesApiResponse,
  ListManagedModesApiArg,
  ListManagedModesApiResponse,
  ListModesApiArg,
  ListModesApiResponse,
  ListSchoolModesApiArg,
  ListSchoolModesApiResponse,
  OrderModesApiArg,
  OrderModesApiResponse,
} from '../types.gen.ts';
export const modesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedModes: build.query<ListManagedModesApiResponse, ListManagedModesApiArg>({
      query: () => ({ url: `/api-admin/modes/` }),
    }),
    addMode: build.mutation<AddModeApiResponse, AddModeApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/modes/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderModes: build.mutation<OrderModesApiResponse, OrderModesApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/modes/order/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    changeMode: build.mutation<ChangeModeApiResponse, ChangeModeApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/modes/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.modeChange,
      }),
    }),
    listModes: build.query<ListModesApiResponse, ListModesApiArg>({
      query: () => ({ url: `/modes/` }),
    }),
    listSchoolModes: build.query<ListSchoolModesApiResponse, ListSchoolModesApiArg>({
      query: () => ({ url: `/school-modes/` }),
    }),
    chooseSchoolModes: build.mutation<ChooseSchoolModesApiResponse, ChooseSchoolModesApiArg>({
      query: (queryArg) => ({
        url: `/school-modes/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});

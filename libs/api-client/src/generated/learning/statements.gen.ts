// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetStatementStoreApiArg,
  GetStatementStoreApiResponse,
  RemoveStatementStoreApiArg,
  RemoveStatementStoreApiResponse,
  SetStatementStoreApiArg,
  SetStatementStoreApiResponse,
  TestStatementStoreApiArg,
  TestStatementStoreApiResponse,
} from '../types.gen.ts';
export const statementsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    removeStatementStore: build.mutation<RemoveStatementStoreApiResponse, RemoveStatementStoreApiArg>({
      query: () => ({ url: `/statement-store/`, method: 'DELETE' }),
    }),
    getStatementStore: build.query<GetStatementStoreApiResponse, GetStatementStoreApiArg>({
      query: () => ({ url: `/statement-store/` }),
    }),
    setStatementStore: build.mutation<SetStatementStoreApiResponse, SetStatementStoreApiArg>({
      query: (queryArg) => ({
        url: `/statement-store/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    testStatementStore: build.mutation<TestStatementStoreApiResponse, TestStatementStoreApiArg>({
      query: () => ({ url: `/statement-store/test/`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});

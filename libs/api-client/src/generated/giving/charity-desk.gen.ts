// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeCharityApiArg,
  ChangeCharityApiResponse,
  ChangeCharityBankApiArg,
  ChangeCharityBankApiResponse,
  CheckCharityApiArg,
  CheckCharityApiResponse,
  ChooseCharityApiArg,
  ChooseCharityApiResponse,
  CreateCharityApiArg,
  CreateCharityApiResponse,
  GetCharityDocumentApiArg,
  GetCharityDocumentApiResponse,
  GetCharityDraftApiArg,
  GetCharityDraftApiResponse,
  ListCharityDeskApiArg,
  ListCharityDeskApiResponse,
  MoveCharityApiArg,
  MoveCharityApiResponse,
  OpenCharityBankApiArg,
  OpenCharityBankApiResponse,
  ReadCharityDocumentApiArg,
  ReadCharityDocumentApiResponse,
  TakeCharityApiArg,
  TakeCharityApiResponse,
  UnchooseCharityApiArg,
  UnchooseCharityApiResponse,
  VerifyCharityApiArg,
  VerifyCharityApiResponse,
} from '../types.gen.ts';
export const charityDeskCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCharityDesk: build.query<ListCharityDeskApiResponse, ListCharityDeskApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          country: queryArg.country,
        },
      }),
    }),
    createCharity: build.mutation<CreateCharityApiResponse, CreateCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getCharityDraft: build.query<GetCharityDraftApiResponse, GetCharityDraftApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeCharity: build.mutation<ChangeCharityApiResponse, ChangeCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.charityChange,
      }),
    }),
    changeCharityBank: build.mutation<ChangeCharityBankApiResponse, ChangeCharityBankApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/bank/`,
        method: 'PUT',
        body: queryArg.charityBankBody,
      }),
    }),
    openCharityBank: build.mutation<OpenCharityBankApiResponse, OpenCharityBankApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/bank/open/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    checkCharity: build.mutation<CheckCharityApiResponse, CheckCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/checks/`,
        method: 'POST',
        body: queryArg.charityCheckBody,
      }),
    }),
    getCharityDocument: build.query<GetCharityDocumentApiResponse, GetCharityDocumentApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/documents/${encodeURIComponent(String(queryArg.document))}/`,
      }),
    }),
    readCharityDocument: build.mutation<ReadCharityDocumentApiResponse, ReadCharityDocumentApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/documents/${encodeURIComponent(String(queryArg.document))}/read/`,
        method: 'POST',
      }),
    }),
    moveCharity: build.mutation<MoveCharityApiResponse, MoveCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.charityMoveBody,
      }),
    }),
    unchooseCharity: build.mutation<UnchooseCharityApiResponse, UnchooseCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg))}/supported/`,
        method: 'DELETE',
      }),
    }),
    chooseCharity: build.mutation<ChooseCharityApiResponse, ChooseCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg))}/supported/`,
        method: 'PUT',
      }),
    }),
    takeCharity: build.mutation<TakeCharityApiResponse, TakeCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/take/`,
        method: 'POST',
        body: queryArg.takeCharityBody,
      }),
    }),
    verifyCharity: build.mutation<VerifyCharityApiResponse, VerifyCharityApiArg>({
      query: (queryArg) => ({
        url: `/charity-desk/${encodeURIComponent(String(queryArg.id))}/verify/`,
        method: 'POST',
        body: queryArg.charityVerifyBody,
      }),
    }),
  }),
  overrideExisting: false,
});

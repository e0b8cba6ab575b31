// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AgreeToMonthlyGiftApiArg,
  AgreeToMonthlyGiftApiResponse,
  CancelMonthlyGiftApiArg,
  CancelMonthlyGiftApiResponse,
  ChangeMonthlyAmountApiArg,
  ChangeMonthlyAmountApiResponse,
  ChangeMonthlyCardApiArg,
  ChangeMonthlyCardApiResponse,
  GetMonthlyGiftApiArg,
  GetMonthlyGiftApiResponse,
  ListOwnMonthlyGiftsApiArg,
  ListOwnMonthlyGiftsApiResponse,
  PauseMonthlyGiftApiArg,
  PauseMonthlyGiftApiResponse,
  PayMonthlyGiftApiArg,
  PayMonthlyGiftApiResponse,
  ResumeMonthlyGiftApiArg,
  ResumeMonthlyGiftApiResponse,
  SendNewMonthlyLinkApiArg,
  SendNewMonthlyLinkApiResponse,
  SkipMonthlyGiftApiArg,
  SkipMonthlyGiftApiResponse,
} from '../types.gen.ts';
export const monthlyGiftsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnMonthlyGifts: build.query<ListOwnMonthlyGiftsApiResponse, ListOwnMonthlyGiftsApiArg>({
      query: () => ({ url: `/monthly-gifts/mine/` }),
    }),
    getMonthlyGift: build.query<GetMonthlyGiftApiResponse, GetMonthlyGiftApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    agreeToMonthlyGift: build.mutation<AgreeToMonthlyGiftApiResponse, AgreeToMonthlyGiftApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/agree/`,
        method: 'POST',
        params: {
          key: queryArg.key,
        },
      }),
    }),
    changeMonthlyAmount: build.mutation<ChangeMonthlyAmountApiResponse, ChangeMonthlyAmountApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/amount/`,
        method: 'POST',
        body: queryArg.monthlyAmountBody,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    cancelMonthlyGift: build.mutation<CancelMonthlyGiftApiResponse, CancelMonthlyGiftApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/cancel/`,
        method: 'POST',
        body: queryArg.cancelMonthlyBody,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    changeMonthlyCard: build.mutation<ChangeMonthlyCardApiResponse, ChangeMonthlyCardApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/card/`,
        method: 'POST',
        body: queryArg.monthlyCardBody,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    sendNewMonthlyLink: build.mutation<SendNewMonthlyLinkApiResponse, SendNewMonthlyLinkApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/new-link/`,
        method: 'POST',
        params: {
          key: queryArg.key,
        },
      }),
    }),
    pauseMonthlyGift: build.mutation<PauseMonthlyGiftApiResponse, PauseMonthlyGiftApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/pause/`,
        method: 'POST',
        body: queryArg.pauseBody,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    payMonthlyGift: build.mutation<PayMonthlyGiftApiResponse, PayMonthlyGiftApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/pay/`,
        method: 'POST',
        params: {
          key: queryArg.key,
        },
      }),
    }),
    resumeMonthlyGift: build.mutation<ResumeMonthlyGiftApiResponse, ResumeMonthlyGiftApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/resume/`,
        method: 'POST',
        params: {
          key: queryArg.key,
        },
      }),
    }),
    skipMonthlyGift: build.mutation<SkipMonthlyGiftApiResponse, SkipMonthlyGiftApiArg>({
      query: (queryArg) => ({
        url: `/monthly-gifts/${encodeURIComponent(String(queryArg.id))}/skip/`,
        method: 'POST',
        params: {
          key: queryArg.key,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ClaimBookApiArg,
  ClaimBookApiResponse,
  GetOrderCodesApiArg,
  GetOrderCodesApiResponse,
  GiveToClassApiArg,
  GiveToClassApiResponse,
  LookUpClaimCodeApiArg,
  LookUpClaimCodeApiResponse,
  PrintCodeSlipApiArg,
  PrintCodeSlipApiResponse,
  SendGiftApiArg,
  SendGiftApiResponse,
} from '../types.gen.ts';
export const claimCodesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    claimBook: build.mutation<ClaimBookApiResponse, ClaimBookApiArg>({
      query: (queryArg) => ({
        url: `/claim-codes/claim/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    lookUpClaimCode: build.mutation<LookUpClaimCodeApiResponse, LookUpClaimCodeApiArg>({
      query: (queryArg) => ({
        url: `/claim-codes/look-up/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getOrderCodes: build.query<GetOrderCodesApiResponse, GetOrderCodesApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/codes/`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
    giveToClass: build.mutation<GiveToClassApiResponse, GiveToClassApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/codes/${encodeURIComponent(String(queryArg.id))}/give/`,
        method: 'POST',
        body: queryArg.giveToClassBody,
      }),
    }),
    printCodeSlip: build.query<PrintCodeSlipApiResponse, PrintCodeSlipApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/codes/${encodeURIComponent(String(queryArg.id))}/slip/`,
        params: {
          key: queryArg.key,
          language: queryArg.language,
        },
      }),
    }),
    sendGift: build.mutation<SendGiftApiResponse, SendGiftApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg['number']))}/gifts/${encodeURIComponent(String(queryArg.lineId))}/send/`,
        method: 'POST',
        body: queryArg.sendGiftBody,
      }),
    }),
  }),
  overrideExisting: false,
});

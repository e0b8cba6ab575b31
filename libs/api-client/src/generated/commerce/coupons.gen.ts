// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeCouponApiArg,
  ChangeCouponApiResponse,
  GetCouponApiArg,
  GetCouponApiResponse,
  ListCouponsApiArg,
  ListCouponsApiResponse,
  MakeCouponApiArg,
  MakeCouponApiResponse,
  StepCouponApiArg,
  StepCouponApiResponse,
} from '../types.gen.ts';
export const couponsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.query<ListCouponsApiResponse, ListCouponsApiArg>({
      query: (queryArg) => ({
        url: `/coupons/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          state: queryArg.state,
        },
      }),
    }),
    makeCoupon: build.mutation<MakeCouponApiResponse, MakeCouponApiArg>({
      query: (queryArg) => ({
        url: `/coupons/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getCoupon: build.query<GetCouponApiResponse, GetCouponApiArg>({
      query: (queryArg) => ({
        url: `/coupons/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeCoupon: build.mutation<ChangeCouponApiResponse, ChangeCouponApiArg>({
      query: (queryArg) => ({
        url: `/coupons/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.couponBody,
      }),
    }),
    stepCoupon: build.mutation<StepCouponApiResponse, StepCouponApiArg>({
      query: (queryArg) => ({
        url: `/coupons/${encodeURIComponent(String(queryArg.id))}/step/`,
        method: 'POST',
        body: queryArg.couponStepBody,
      }),
    }),
  }),
  overrideExisting: false,
});

// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddToCartApiArg,
  AddToCartApiResponse,
  ClearCartApiArg,
  ClearCartApiResponse,
  GetCartApiArg,
  GetCartApiResponse,
  KeepForLaterApiArg,
  KeepForLaterApiResponse,
  MergeCartApiArg,
  MergeCartApiResponse,
  PutBackInCartApiArg,
  PutBackInCartApiResponse,
  RemoveFromCartApiArg,
  RemoveFromCartApiResponse,
  ReplaceCartApiArg,
  ReplaceCartApiResponse,
  SetCartQuantityApiArg,
  SetCartQuantityApiResponse,
} from '../types.gen.ts';
export const cartCalls = api.injectEndpoints({
  endpoints: (build) => ({
    clearCart: build.mutation<ClearCartApiResponse, ClearCartApiArg>({
      query: () => ({ url: `/data/cart/`, method: 'DELETE' }),
    }),
    getCart: build.query<GetCartApiResponse, GetCartApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/`,
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
    addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/`,
        method: 'POST',
        body: queryArg.cartItemBody,
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
    replaceCart: build.mutation<ReplaceCartApiResponse, ReplaceCartApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/`,
        method: 'PUT',
        body: queryArg.cartItemsBody,
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
    mergeCart: build.mutation<MergeCartApiResponse, MergeCartApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/merge/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeFromCart: build.mutation<RemoveFromCartApiResponse, RemoveFromCartApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/${encodeURIComponent(String(queryArg.item))}/`,
        method: 'DELETE',
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
    putBackInCart: build.mutation<PutBackInCartApiResponse, PutBackInCartApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/${encodeURIComponent(String(queryArg.item))}/later/`,
        method: 'DELETE',
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
    keepForLater: build.mutation<KeepForLaterApiResponse, KeepForLaterApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/${encodeURIComponent(String(queryArg.item))}/later/`,
        method: 'POST',
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
    setCartQuantity: build.mutation<SetCartQuantityApiResponse, SetCartQuantityApiArg>({
      query: (queryArg) => ({
        url: `/data/cart/${encodeURIComponent(String(queryArg.item))}/quantity/`,
        method: 'PUT',
        body: queryArg.cartQuantityBody,
        params: {
          currency: queryArg.currency,
          country: queryArg.country,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

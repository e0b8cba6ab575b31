import {
  createApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';

/** Sends one call: `fetchBaseQuery`, or what an app wraps around it. Addresses are relative to `/api`. */
export type Transport = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

let send: Transport | null = null;

/** Says how calls are sent; to be called once, before the first one. */
export function sendWith(transport: Transport): void {
  send = transport;
}

const transport: Transport = (args, store, extra) => {
  if (!send) throw new Error('sendWith was not called');
  return send(args, store, extra);
};

/** The one RTK Query API, empty: generated endpoints are injected into it, and apps enhance them with tags. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: transport,
  keepUnusedDataFor: 120,
  endpoints: () => ({}),
});

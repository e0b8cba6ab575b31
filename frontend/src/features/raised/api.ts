import { moneyRaisedCalls } from '@bookgrove/api-client';

export type {
  MoneyRaisedView,
  RaisedByGifts,
  RaisedByWork,
  RaisedChange,
  RaisedTotal,
} from '@bookgrove/api-client';

/** Not cached: a sale or refund changes it at any time. */
const raisedApi = moneyRaisedCalls.enhanceEndpoints({
  endpoints: { getMoneyRaised: { keepUnusedDataFor: 0 } },
});

export const { useGetMoneyRaisedQuery } = raisedApi;

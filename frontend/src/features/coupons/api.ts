import { couponsCalls } from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type { CouponBody, CouponView } from '@bookgrove/api-client';

/** Also after a refusal: somebody else may have changed the coupon. */
const changed = () => ['Coupon', 'Audit'] as const;

/** Calls on coupons as staff see them. */
const couponsApi = couponsCalls.enhanceEndpoints({
  addTagTypes: ['Coupon', 'Audit'],
  endpoints: {
    getCoupon: { providesTags: ['Coupon'], keepUnusedDataFor: 0 },
    listCoupons: { providesTags: ['Coupon'], keepUnusedDataFor: 0 },
    makeCoupon: (definition) => {
      keyed(definition);
      definition.invalidatesTags = changed;
    },
    changeCoupon: { invalidatesTags: changed },
    stepCoupon: { invalidatesTags: changed },
  },
});

export const {
  useGetCouponQuery,
  useListCouponsQuery,
  useMakeCouponMutation,
  useChangeCouponMutation,
  useStepCouponMutation,
} = couponsApi;

import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { coupon: 'Coupons' },
  actions: {
    'coupon.made': 'made the coupon',
    'coupon.changed': 'changed the coupon',
  },
};

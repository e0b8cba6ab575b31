export const adminCoupons = '/admin/coupons';
export const platformCoupons = '/admin-panel/coupons';

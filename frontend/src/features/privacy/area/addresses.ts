export const accountPrivacy = '/account/privacy';
export const adminDataRequests = '/admin/data-requests';

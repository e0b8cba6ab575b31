/** Storage folder of the copy for a data request. */
export const copyFolder = (requestId: string): string => `exports/${requestId}/`;

/** Storage key of the ZIP for a data request. */
export const copyKey = (requestId: string): string => `${copyFolder(requestId)}data.zip`;

/**
 * Path of the page on which the requester downloads the copy; for a request by the school, the school's own
 * list.
 */
export const copyPath = (as: string): string =>
  as === 'school' ? '/admin/data-requests' : '/account/privacy';

export const charities = '/charities';
export const oneCharity = '/charities/:idOrSlug';
export const adminCharities = '/admin/charities';
export const adminCharityForm = '/admin/addcharities/:charityId?';
export const platformCharitiesDashboard = '/admin-panel/charities-dashboard';
export const platformCharities = '/admin-panel/all-charities';
export const platformCharityForm = '/admin-panel/charity/:charityId?';
export const platformCharityDetails = '/admin-panel/charity-details-view/:charityId';

/** The page of a charity, by its slug or id. */
export const charityPath = (slug: string): string => `/charities/${encodeURIComponent(slug)}`;
export const charityGivePath = (slug: string): string => `${charityPath(slug)}/give`;

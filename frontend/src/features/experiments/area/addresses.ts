export const experiments = '/experiment';
export const experiment = '/experiment/:slug';

/** Path of an experiment. */
export const experimentPath = (slug: string): string => `/experiment/${encodeURIComponent(slug)}`;

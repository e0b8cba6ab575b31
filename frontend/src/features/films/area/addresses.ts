export const films = '/impact-films';
export const film = '/impact-films/:slug';

/** Path of a film. */
export const filmPath = (slug: string): string => `/impact-films/${encodeURIComponent(slug)}`;

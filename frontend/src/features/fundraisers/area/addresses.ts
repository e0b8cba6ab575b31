export const oneFundraiser = '/fundraisers/:slug';
export const fundraiserPages = '/fundraiser-pages';

/** The page on which a class or a student raises money. */
export const fundraiserPath = (slug: string): string => `/fundraisers/${encodeURIComponent(slug)}`;

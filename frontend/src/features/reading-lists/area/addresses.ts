export const readingLists = '/reading-lists';
export const list = '/list/:listId';

/** A reading list as its readers see it; the QR code of a poster contains this address. */
export const listPath = (id: string): string => `/list/${id}`;

/** A reading list as a poster. */
export const posterPath = (id: string): string => `/reading-lists/${id}/poster`;

/** The page on which a list is published. */
export const openListPath = (id: string): string => `/reading-lists/${id}/public`;

/** A book as a poster. */
export const bookPosterPath = (slug: string): string => `/reading-lists/poster/${encodeURIComponent(slug)}`;

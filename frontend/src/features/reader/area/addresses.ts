export const read = '/library/:id/read';

/** The reader with this book open. */
export const readPath = (idOrSlug: string): string => `/library/${encodeURIComponent(idOrSlug)}/read`;

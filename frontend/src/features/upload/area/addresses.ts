export const upload = '/uploadbook';

/** The details of a book that the person uploaded. */
export const ownBookPath = (id: string): string => `/uploadbook/${id}`;

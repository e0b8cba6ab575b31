export const myWords = '/my-words';

/** The words that a person saved, for their guardians and teachers. */
export const myWordsPath = (person: string): string => `/my-words?person=${person}`;

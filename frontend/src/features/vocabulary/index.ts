import { lazy } from 'react';

export { wordsApi, type RequestedWord, type SchoolWordView } from './api.ts';

/** Loads the card before a word is selected, so that it opens at once. */
export const loadWordCard = () => import('./components/WordCard.tsx');
export const WordCard = lazy(loadWordCard);

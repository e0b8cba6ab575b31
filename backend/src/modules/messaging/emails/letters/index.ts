import type { Language } from '@bookgrove/contract';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import type { AccountLetters } from './letter.ts';

export { letterLanguage, type Letter } from './letter.ts';

/** The letters about accounts by language. */
export const ACCOUNT_LETTERS: Record<Language, AccountLetters> = { en, fr, ar, hi };

import { PAGE_SLUGS, type PageLocale } from '../page.rules.ts';
import { about as aboutAr } from './ar-about.ts';
import { rules as rulesAr } from './ar-rules.ts';
import { about as aboutEn } from './en-about.ts';
import { rules as rulesEn } from './en-rules.ts';
import { about as aboutFr } from './fr-about.ts';
import { rules as rulesFr } from './fr-rules.ts';
import { about as aboutHi } from './hi-about.ts';
import { rules as rulesHi } from './hi-rules.ts';
import type { BuiltInPages, Words } from './types.ts';

type Pages = Record<(typeof PAGE_SLUGS)[number], Words>;

const english: Pages = { ...aboutEn, ...rulesEn };
const french: Pages = { ...aboutFr, ...rulesFr };
const arabic: Pages = { ...aboutAr, ...rulesAr };
const hindi: Pages = { ...aboutHi, ...rulesHi };

/** The pages of every installation, in four languages; an editor's version takes precedence. */
export const builtInPages = Object.fromEntries(
  PAGE_SLUGS.map((slug): [string, Record<PageLocale, Words>] => [
    slug,
    { en: english[slug], fr: french[slug], ar: arabic[slug], hi: hindi[slug] },
  ]),
) as BuiltInPages;

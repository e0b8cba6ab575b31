import { PAGE_SLUGS } from '../page.rules.ts';
import { about } from './en-about.ts';
import { rules } from './en-rules.ts';
import type { BuiltInPages, Words } from './types.ts';

const english: Record<(typeof PAGE_SLUGS)[number], Words> = { ...about, ...rules };

/** The words that every installation starts with; an editor's version goes before them. */
export const builtInPages = Object.fromEntries(
  PAGE_SLUGS.map((slug) => [slug, { en: english[slug] }]),
) as BuiltInPages;

import type { PageLocale, PageSlug } from '../page.rules.ts';

/**
 * A page's texts in one language. `body` is Markdown; `{place}` is the tenant's name, `{email}` its address.
 */
export interface Words {
  title: string;
  summary: string;
  body: string;
}

export type BuiltInPages = Record<PageSlug, Record<PageLocale, Words>>;

import type { Language } from '@bookgrove/contract';
import type { InitialContent } from './initial-content.ts';

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Address of a picture, absolute. */
  image?: string | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Language of the head's texts; absent for texts that are not translated. */
  written?: Language;
  /** Languages in which the screen is available, at `?lang=`. */
  alternates?: readonly Language[];
  /** Language for people who chose none; when absent, that of their browser. */
  language?: Language | null;
  /** The initial content of the screen. */
  first?: InitialContent;
}

/** The language requested for a head. */
export interface HeadWish {
  app: string;
  files: string;
  /** Language in the address (`?lang=`). */
  asked: Language | null;
  /** Language preferred by the browser. */
  wished: Language | null;
}

/** The address of a screen in a language. */
export const inLanguage = (url: string, language: Language): string => `${url}?lang=${language}`;

/**
 * Finds the heads of screens. A port, implemented by content, because the platform does not depend on
 * modules.
 */
export abstract class PageHeads {
  /**
   * The head of the screen at this path of the current tenant. Never fails: an unknown path gets a plain
   * head.
   */
  abstract of(path: string, wish: HeadWish): Promise<PageHead>;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');

/**
 * Writes a head into the page of the web app, in place of its title. `url` is the screen's address without a
 * language.
 */
export function withHead(page: string, head: PageHead, url: string, asked: Language | null = null): string {
  const alternates = head.indexed ? (head.alternates ?? []) : [];
  // A language that is not available is answered in another one, which is not a separate page.
  const here = asked && asked === head.written && alternates.includes(asked) ? inLanguage(url, asked) : url;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}" />`;
  const lines = [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}" />`,
    ...(head.indexed
      ? [`<link rel="canonical" href="${escaped(here)}" />`]
      : ['<meta name="robots" content="noindex" />']),
    ...(alternates.length > 1
      ? [
          `<link rel="alternate" hreflang="x-default" href="${escaped(url)}" />`,
          ...alternates.map(
            (one) => `<link rel="alternate" hreflang="${one}" href="${escaped(inLanguage(url, one))}" />`,
          ),
        ]
      : []),
    ...(head.written ? [property('og:locale', head.written)] : []),
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', here),
    ...(head.image
      ? [property('og:image', head.image), '<meta name="twitter:card" content="summary_large_image" />']
      : ['<meta name="twitter:card" content="summary" />']),
  ];
  if (head.language) page = page.replace('<html', `<html data-language="${head.language}"`);
  // As a function, so that a dollar sign in a title is not a replacement pattern.
  return page.replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
}

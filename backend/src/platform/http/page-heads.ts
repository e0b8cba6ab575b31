import type { Language } from '@bookgrove/contract';
import type { FirstWords } from './first-words.ts';

/** What search engines and link previews are told about a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Address of a picture, absolute. */
  image?: string | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Language of these words; left out where they are nobody's translation. */
  written?: Language;
  /** Languages in which the screen can be had, at `?lang=`. */
  alternates?: readonly Language[];
  /** Language of people who chose none; left out: the one of their browser. */
  language?: Language | null;
  /** What is shown of the screen before its scripts have come. */
  first?: FirstWords;
}

/** Where and in which language a head is wanted. */
export interface HeadWish {
  app: string;
  files: string;
  /** Language that the address asks for. */
  asked: Language | null;
  /** Language that the browser wishes for. */
  wished: Language | null;
}

/** The address of a screen in a language. */
export const inLanguage = (url: string, language: Language): string => `${url}?lang=${language}`;

/** Knows the heads of the screens. Implemented by content; a port because the web app's server knows no module. */
export abstract class PageHeads {
  /** The head of the screen at this path of the running place. Never fails: an unknown path gets a plain head. */
  abstract of(path: string, wish: HeadWish): Promise<PageHead>;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** Writes a head into the page of the web app, in place of its title. `url` is the screen's address without a language. */
export function withHead(page: string, head: PageHead, url: string, asked: Language | null = null): string {
  const alternates = head.indexed ? (head.alternates ?? []) : [];
  // Who asked for a language that is not there reads another one: that is no page of its own.
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
  // As a function, so that a dollar sign in somebody's title is no pattern.
  return page.replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
}

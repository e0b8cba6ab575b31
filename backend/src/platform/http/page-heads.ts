import type { Language } from '@bookgrove/contract';

/** What search engines and link previews are told about a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Address of a picture, absolute. */
  image?: string | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Language of people who chose none; left out: the one of their browser. */
  language?: Language | null;
}

/** Knows the heads of the screens. Implemented by content; a port because the web app's server knows no module. */
export abstract class PageHeads {
  /** The head of the screen at this path of the running place. Never fails: an unknown path gets a plain head. */
  abstract of(path: string, origins: { app: string; files: string }): Promise<PageHead>;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** Writes a head into the page of the web app, in place of its title. */
export function withHead(page: string, head: PageHead, url: string): string {
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}" />`;
  const lines = [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}" />`,
    ...(head.indexed
      ? [`<link rel="canonical" href="${escaped(url)}" />`]
      : ['<meta name="robots" content="noindex" />']),
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    ...(head.image
      ? [property('og:image', head.image), '<meta name="twitter:card" content="summary_large_image" />']
      : ['<meta name="twitter:card" content="summary" />']),
  ];
  if (head.language) page = page.replace('<html', `<html data-language="${head.language}"`);
  // As a function, so that a dollar sign in somebody's title is no pattern.
  return page.replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
}

import { createRequire } from 'node:module';
import MarkdownIt from 'markdown-it';
import type sanitize from 'sanitize-html';
import { anchorOf, partsOf } from './page.rules.ts';

/** A heading with the text below it. */
export class PageSection {
  id!: string;
  title!: string;
  /** Clean HTML. */
  html!: string;
}

/** Loaded on first use: it is CommonJS that requires an ES module, which fails during start-up. */
let loaded: typeof sanitize | null = null;
const cleaner = (): typeof sanitize =>
  (loaded ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitize);

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** HTML in Markdown is disabled, and the rendered HTML is sanitized too; either alone would be sufficient. */
const clean = (source: string): string =>
  cleaner()(markdown.render(source), {
    allowedTags: [
      'p',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'em',
      's',
      'blockquote',
      'code',
      'br',
      'hr',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(/^https?:/.test(attribs['href'] ?? '') && { rel: 'noopener noreferrer' }),
        },
      }),
      h1: 'h3',
    },
  });

/** Renders a page's Markdown to clean HTML, in sections. `details` fill `{place}` and `{email}`. */
export function renderPage(
  body: string,
  details: { place: string; email: string },
): { intro: string; sections: PageSection[] } {
  const filled = body.replaceAll('{place}', details.place).replaceAll('{email}', details.email);
  const { intro, parts } = partsOf(filled);
  return {
    intro: clean(intro),
    sections: parts.map((part, index) => ({
      id: anchorOf(part.title, index),
      title: part.title,
      html: clean(part.body),
    })),
  };
}

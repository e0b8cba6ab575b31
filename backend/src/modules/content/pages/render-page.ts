import { createRequire } from 'node:module';
import MarkdownIt from 'markdown-it';
import type sanitize from 'sanitize-html';
import { anchorOf, partsOf } from './page.rules.ts';

/** A heading with what follows it. */
export class PageSection {
  id!: string;
  title!: string;
  /** Clean HTML. */
  html!: string;
}

/** Loaded when first needed: it is CommonJS that asks for a module of the new kind, and cannot do so amid a start. */
let loaded: typeof sanitize | null = null;
const cleaner = (): typeof sanitize =>
  (loaded ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitize);

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** Markdown cannot bring HTML along, and what it makes is cleaned once more: two fences, each enough by itself. */
const clean = (source: string): string =>
  cleaner()(markdown.render(source), {
    allowedTags: [
      'p', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 's', 'blockquote', 'code', 'br', 'hr',
      'table', 'thead', 'tbody', 'tr', 'th', 'td',
    ],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, ...(/^https?:/.test(attribs['href'] ?? '') && { rel: 'noopener noreferrer' }) },
      }),
      h1: 'h3',
    },
  }); // prettier-ignore

/** Makes clean HTML of a page's Markdown, in parts. `facts` fill `{place}` and `{email}`. */
export function renderPage(
  body: string,
  facts: { place: string; email: string },
): { intro: string; sections: PageSection[] } {
  const filled = body.replaceAll('{place}', facts.place).replaceAll('{email}', facts.email);
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

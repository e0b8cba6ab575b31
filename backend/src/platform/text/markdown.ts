import { createRequire } from 'node:module';
import MarkdownIt from 'markdown-it';
import type sanitize from 'sanitize-html';

/** Loaded on first use: it is CommonJS that requires an ES module, which fails during start-up. */
let loaded: typeof sanitize | null = null;
const cleaner = (): typeof sanitize =>
  (loaded ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitize);

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/**
 * Renders Markdown to clean HTML, with headings from the third level on. HTML in Markdown is disabled, and the rendered HTML
 * is sanitized too; either alone would be sufficient.
 */
export const renderMarkdown = (source: string): string =>
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

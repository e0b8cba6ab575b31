import { renderMarkdown } from '../../../platform/text/markdown.ts';
import { anchorOf, partsOf } from './page.rules.ts';

/** A heading with the text below it. */
export class PageSection {
  id!: string;
  title!: string;
  /** Clean HTML. */
  html!: string;
}

/** Renders a page's Markdown to clean HTML, in sections. `details` fill `{place}` and `{email}`. */
export function renderPage(
  body: string,
  details: { place: string; email: string },
): { intro: string; sections: PageSection[] } {
  const filled = body.replaceAll('{place}', details.place).replaceAll('{email}', details.email);
  const { intro, parts } = partsOf(filled);
  return {
    intro: renderMarkdown(intro),
    sections: parts.map((part, index) => ({
      id: anchorOf(part.title, index),
      title: part.title,
      html: renderMarkdown(part.body),
    })),
  };
}

import { describe, expect, it } from '@jest/globals';
import { withHead, type PageHead } from './page-heads.ts';

const url = 'http://oak.localhost/about';
const page = '<head><title>Library</title></head>';
const head: PageHead = {
  title: 'À propos “$1” <b>',
  description: 'Une école.',
  indexed: true,
  written: 'fr',
  alternates: ['en', 'fr'],
};

describe('the head of a screen', () => {
  it('names every language in which the screen exists', () => {
    const written = withHead(page, head, url, 'fr');
    expect(written).toContain(`<link rel="canonical" href="${url}?lang=fr" />`);
    expect(written).toContain(`<link rel="alternate" hreflang="x-default" href="${url}" />`);
    expect(written).toContain(`<link rel="alternate" hreflang="en" href="${url}?lang=en" />`);
    expect(written).toContain('<meta property="og:locale" content="fr" />');
    expect(written).toContain('<title>À propos “$1” &#60;b&#62;</title>');
  });

  it('has the plain address when no language, or a missing one, was requested', () => {
    expect(withHead(page, head, url)).toContain(`<link rel="canonical" href="${url}" />`);
    expect(withHead(page, head, url, 'hi')).toContain(`<link rel="canonical" href="${url}" />`);
  });

  it('is not indexed where search engines are not wanted', () => {
    const written = withHead(page, { ...head, indexed: false }, url, 'fr');
    expect(written).toContain('noindex');
    expect(written).not.toMatch(/hreflang|canonical/);
  });
});

import type { Findings } from '../findings.ts';
import { canonicalLanguage, cleanText, inDirection, plainText } from '../text.ts';
import type { BookAccessibility, BookIdentifier, Contributor, ContributorRole } from '../types.ts';
import type { PackageDocument } from './package.ts';
import { attributeOf, descendantsOf, textOf, type XmlElement } from './xml-tree.ts';

/** Phrases that reserve all rights, in the languages that books of schools mostly have. */
const RESERVED =
  /all rights reserved|tous droits (?:de .{0,40})?réservés|todos (?:los derechos|os direitos) reservados|alle rechte vorbehalten|جميع الحقوق محفوظة|सर्वाधिकार सुरक्षित/i;
const MAX_TITLE = 300;
const MAX_NAME = 200;
const MAX_CONTRIBUTORS = 50;
const MAX_SUBJECT = 64;
const MAX_SUBJECTS = 30;

interface EpubMetadata {
  title: string;
  subtitle: string | null;
  contributors: Contributor[];
  language: string | null;
  identifiers: BookIdentifier[];
  publisher: string | null;
  description: string | null;
  subjects: string[];
  rights: string | null;
  accessibility: BookAccessibility;
}

/** MARC relators (https://id.loc.gov/vocabulary/relators) that the library shows. */
const ROLES: Record<string, ContributorRole> = {
  aut: 'author',
  cre: 'author',
  ill: 'illustrator',
  art: 'illustrator',
  trl: 'translator',
  nrt: 'narrator',
  edt: 'editor',
};

/** ONIX code list 5, as far as books use it. */
const ONIX_SCHEMES: Record<string, string> = { '02': 'isbn', '15': 'isbn', '06': 'doi', '03': 'gtin' };

/** Reads the Dublin Core metadata of an EPUB 2 or 3. `name` replaces a missing title. */
export function readMetadata(book: PackageDocument, name: string, findings: Findings): EpubMetadata {
  const reader = new MetadataReader(book, findings);
  return {
    ...reader.titles(name),
    contributors: reader.contributors(),
    language: reader.language(),
    identifiers: reader.identifiers(),
    publisher: reader.first('publisher', MAX_NAME),
    description: reader.description(),
    subjects: reader.subjects(),
    rights: reader.rights(),
    accessibility: reader.accessibility(),
  };
}

class MetadataReader {
  readonly #book: PackageDocument;
  readonly #findings: Findings;

  constructor(book: PackageDocument, findings: Findings) {
    this.#book = book;
    this.#findings = findings;
  }

  // EPUB 3.3, 5.5.3.1.2: the first title is the main one unless a `title-type` says otherwise.
  titles(fallback: string): { title: string; subtitle: string | null } {
    const titles = this.#elements('title').filter((element) => textOf(element).trim() !== '');
    const typed = (type: string): XmlElement | undefined =>
      titles.find((element) => this.#refinement(element, 'title-type') === type);
    const main =
      typed('main') ?? titles.find((element) => this.#refinement(element, 'title-type') === undefined);
    const chosen = main ?? titles[0];
    const subtitle = typed('subtitle');
    if (chosen === undefined) this.#findings.add('TITLE_MISSING', this.#book.path);
    return {
      title: chosen === undefined ? fallback : this.#shown(chosen, MAX_TITLE) || fallback,
      subtitle:
        subtitle === undefined || subtitle === chosen ? null : this.#shown(subtitle, MAX_TITLE) || null,
    };
  }

  contributors(): Contributor[] {
    const found: Contributor[] = [];
    for (const tag of ['creator', 'contributor']) {
      for (const element of this.#elements(tag)) {
        const name = this.#shown(element, MAX_NAME);
        const code = this.#refinement(element, 'role') ?? attributeOf(element, 'role');
        // A creator without a role is the author; a contributor without one is not shown.
        const role =
          code === undefined && tag === 'creator' ? 'author' : ROLES[code?.trim().toLowerCase() ?? ''];
        const isKnown = found.some((other) => other.role === role && other.name === name);
        if (name !== '' && role !== undefined && !isKnown) found.push({ role, name });
      }
    }
    // EPUB 3.3, 9.3.5: narrators of a recording have a separate property.
    for (const spoken of this.#metas('media:narrator')) {
      const name = cleanText(spoken, MAX_NAME);
      if (!found.some((other) => other.role === 'narrator' && other.name === name))
        found.push({ role: 'narrator', name });
    }
    return found.slice(0, MAX_CONTRIBUTORS);
  }

  language(): string | null {
    const stated = this.first('language', 100) ?? attributeOf(this.#book.root, 'lang') ?? '';
    const language = canonicalLanguage(stated);
    if (language === null)
      this.#findings.add(stated === '' ? 'LANGUAGE_MISSING' : 'LANGUAGE_INVALID', this.#book.path);
    return language;
  }

  identifiers(): BookIdentifier[] {
    const identifiers = this.#elements('identifier').map((element): BookIdentifier => {
      const written = this.#text(element, 500);
      const [, urn, rest] = /^urn:(isbn|uuid|doi|issn):(.+)$/i.exec(written) ?? [];
      if (urn !== undefined && rest !== undefined) return { scheme: urn.toLowerCase(), value: rest };
      const type = ONIX_SCHEMES[this.#refinement(element, 'identifier-type') ?? ''];
      const stated = (attributeOf(element, 'scheme') ?? type ?? '').trim().toLowerCase();
      if (stated !== '') return { scheme: cleanText(stated, 50), value: written };
      if (/^97[89][\d-]{10,14}$/.test(written)) return { scheme: 'isbn', value: written };
      return { scheme: /^https?:\/\//i.test(written) ? 'url' : 'other', value: written };
    });
    return identifiers.filter(({ value }) => value !== '').slice(0, 20);
  }

  description(): string | null {
    const [element] = this.#elements('description');
    return (element && plainText(textOf(element))) || null;
  }

  subjects(): string[] {
    const named = this.#elements('subject').map((element) => this.#text(element, MAX_SUBJECT).toLowerCase());
    return [...new Set(named.filter(Boolean))].slice(0, MAX_SUBJECTS);
  }

  /** A link to a licence is more precise than a copyright line, and is preferred. */
  rights(): string | null {
    const link = this.#elements('link').find((element) =>
      ['dcterms:rights', 'cc:license', 'dcterms:license', 'schema:license'].includes(
        attributeOf(element, 'rel') ?? '',
      ),
    );
    const href = link && attributeOf(link, 'href');
    const line = this.#elements('rights').find((element) => RESERVED.test(textOf(element)));
    if (line) this.#findings.add('RIGHTS_RESERVED', this.#book.path, line.line);
    return href
      ? cleanText(href, MAX_TITLE)
      : (this.#metas('dcterms:license')[0] ?? this.first('rights', MAX_TITLE));
  }

  accessibility(): BookAccessibility {
    const words = (property: string) =>
      [
        ...new Set(
          this.#metas(`schema:${property}`)
            .flatMap((text) => text.split(','))
            .map((word) => word.trim())
            .filter((word) => /^[A-Za-z]{2,40}(\/[A-Za-z]{2,40})?$/.test(word)),
        ),
      ].slice(0, MAX_SUBJECTS);
    return {
      features: words('accessibilityFeature').filter((word) => word !== 'none' && word !== 'unknown'),
      hazards: words('accessibilityHazard'),
      summary: this.#metas('schema:accessibilitySummary')[0] ?? null,
    };
  }

  first(name: string, max: number): string | null {
    const [element] = this.#elements(name);
    return (element && this.#text(element, max)) || null;
  }

  #elements(name: string): XmlElement[] {
    return this.#book.metadata === undefined ? [] : [...descendantsOf(this.#book.metadata, name)];
  }

  #text(element: XmlElement, max: number): string {
    const whole = cleanText(textOf(element), Infinity);
    if (whole.length > max) this.#findings.add('TEXT_SHORTENED', this.#book.path, element.line);
    return cleanText(whole, max);
  }

  /** A title or name that is shown in the direction that it states (`dir`), or that the package states. */
  #shown(element: XmlElement, max: number): string {
    const text = this.#text(element, max);
    const stated = attributeOf(element, 'dir') ?? attributeOf(this.#book.root, 'dir');
    return stated === 'rtl' || stated === 'ltr' ? cleanText(inDirection(text, stated), max) : text;
  }

  /**
   * Values of `<meta property="…">` of EPUB 3 and `<meta name="…" content="…">` of EPUB 2 that describe the whole
   * book.
   */
  #metas(property: string): string[] {
    return this.#elements('meta')
      .filter((element) => attributeOf(element, 'refines') === undefined)
      .flatMap((element) => {
        if (attributeOf(element, 'property') === property) return [cleanText(textOf(element), 2_000)];
        return attributeOf(element, 'name') === property
          ? [cleanText(attributeOf(element, 'content') ?? '', 2_000)]
          : [];
      })
      .filter(Boolean);
  }

  /** `<meta refines="#id" property="…">` of EPUB 3. */
  #refinement(element: XmlElement, property: string): string | undefined {
    const id = attributeOf(element, 'id');
    if (id === undefined) return undefined;
    const meta = this.#elements('meta').find(
      (candidate) =>
        attributeOf(candidate, 'refines') === `#${id}` && attributeOf(candidate, 'property') === property,
    );
    return meta && textOf(meta).trim();
  }
}

import {
  fieldsOfHeadings,
  noteOfUnusedColumns,
  shownHeadings,
} from '../../../../platform/imports/columns.rules.ts';
import { withoutPunctuation, type RecordField, type WrittenRecord } from './record.rules.ts';

/** Headings as libraries, publishers and shops write them. */
const HEADINGS: Partial<Record<RecordField, string>> = {
  isbn: 'isbn|isbn13|isbn-13|isbn 13|isbn10|isbn-10|ean|ean13|gtin|identifier|identifiant|رقم ISBN|आईएसबीएन',
  title:
    'title|book title|main title|name|titre|título|titulo|titel|titolo|tytuł|название|العنوان|शीर्षक|书名|タイトル',
  subtitle: 'subtitle|sub title|sous-titre|subtítulo|untertitel|ondertitel|العنوان الفرعي|उपशीर्षक',
  authors:
    'author|authors|author(s)|by|writer|creator|auteur|auteurs|autor|autores|autora|verfasser|autore|auteur(s)|автор|المؤلف|लेखक|作者|著者',
  illustrators:
    'illustrator|illustrators|illustrated by|artist|illustrateur|ilustrador|illustratore|الرسام|चित्रकार',
  translators: 'translator|translators|translated by|traducteur|traductor|übersetzer|المترجم|अनुवादक',
  narrators: 'narrator|narrators|read by|narrateur|narrador|sprecher|الراوي|वाचक',
  language: 'language|lang|language code|langue|idioma|sprache|lingua|taal|язык|اللغة|भाषा|语言',
  age_min:
    'age from|min age|minimum age|age min|age_min|interest age from|from age|lower age|âge min|edad mínima|alter von',
  age_max:
    'age to|max age|maximum age|age max|age_max|interest age to|to age|upper age|âge max|edad máxima|alter bis',
  age_rating: 'age rating|rated from|fit from|age_rating|classification',
  reading_level: 'reading level|level|platform level|reading_level|niveau|nivel|lesestufe',
  subjects:
    'subject|subjects|category|categories|genre|genres|shelf|shelves|topic|topics|bisac|thema|catégorie|sujet|categoría|materia|kategorie|thematik|الفئة|श्रेणी',
  keywords: 'keyword|keywords|tags|tag|themes|mots-clés|palabras clave|schlagwörter|schlagworte|कीवर्ड',
  summary:
    'summary|description|blurb|abstract|synopsis|about|résumé|descripción|resumen|beschreibung|inhalt|klappentext|الوصف|विवरण',
  series: 'series|series title|collection|série|serie|reihe|السلسلة|श्रृंखला',
  series_position:
    'series number|volume|vol|number in series|no|band|series position|series_position|tome|volumen',
  publisher:
    'publisher|imprint|published by|éditeur|editorial|verlag|editore|uitgever|издательство|الناشر|प्रकाशक',
  published_on:
    'publication date|date published|published|published on|pub date|year|date|date de publication|fecha de publicación|erscheinungsdatum|jahr|année|año|تاريخ النشر|प्रकाशन तिथि',
  license: 'license|licence|rights|lizenz|licencia|droits|الرخصة|लाइसेंस',
  price: 'price|list price|retail price|rrp|prix|precio|preis|prezzo|prijs|цена|السعر|मूल्य',
  currency: 'currency|price currency|devise|moneda|währung|valuta|العملة|मुद्रा',
  charity_share: 'charity share|charity percent|part solidaire',
  charity: 'charity|charity slug|charity id|good cause|association|الجمعية الخيرية|संस्था',
  project: 'project|project slug|project id|charity project|projet|المشروع|परियोजना',
  cover: 'cover|cover url|image|image url|thumbnail|cover link|couverture',
  ref: 'id|record id|record reference|reference|internal id|barcode|accession number',
};
const KNOWN = new Map<string, RecordField>(
  Object.entries(HEADINGS).flatMap(([field, names]) =>
    names.split('|').map((name) => [withoutPunctuation(name), field as RecordField] as const),
  ),
);

interface BookColumns {
  names: string[];
  /** What each column holds; null: not used. */
  fields: (RecordField | null)[];
  notes: string[];
}

function fieldOf(heading: string): RecordField | null {
  const field = KNOWN.get(withoutPunctuation(heading)) ?? null;
  return field === 'charity' && heading.includes('%') ? 'charity_share' : field;
}

/** Guesses what each column holds from its heading. */
export function guessColumns(first: readonly string[]): BookColumns {
  const { fields, notes } = fieldsOfHeadings(first, fieldOf, ['subjects']);
  if (fields.some(Boolean)) notes.push(...noteOfUnusedColumns(first, fields));
  else notes.push('We know none of these headings. Say below what each column holds.');
  return { names: shownHeadings(first), fields, notes };
}

/** Reads a line's cells by what the columns hold. */
export function writtenOf(cells: readonly string[], fields: readonly (RecordField | null)[]): WrittenRecord {
  const written: WrittenRecord = {};
  fields.forEach((field, at) => {
    const cell = cells[at]?.trim();
    if (field && cell) written[field] = written[field] ? `${written[field]}; ${cell}` : cell;
  });
  return written;
}

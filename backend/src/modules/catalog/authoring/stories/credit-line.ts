import type { VersionKind } from '@bookgrove/contract/stories';

/** The fields of a book that a credit line needs. */
export interface CreditedBook {
  title: string;
  authors: string[];
}

const DERIVATION: Record<VersionKind, string> = {
  translation: 'Translated from',
  level: 'Retold for other readers from',
  remix: 'Based on',
};

/** The part of a credit line that names the book, with the space after it, e.g. `“The fox” by Mia, Oak School. ` */
export const creditedAs = ({ title, authors }: CreditedBook): string =>
  `“${title}” by ${authors.join(', ')}. `;

/** How a version names the book that it is based on, e.g. `Based on “The fox” by Mia, Oak School. CC-BY-4.0.` */
export const creditLine = (kind: VersionKind, book: CreditedBook, license: string): string =>
  `${DERIVATION[kind]} ${creditedAs(book)}${license}.`;

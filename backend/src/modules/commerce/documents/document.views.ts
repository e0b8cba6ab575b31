import { ListPage } from '../../../platform/http/page.ts';
import type { DocumentType } from './document.rules.ts';

/** Who issued a document, as it was on that day. */
export class DocumentIssuer {
  /** Name of the school. */
  name!: string;
  /** Null where the school has stated none. */
  legal_entity!: string | null;
  tax_number!: string | null;
  email!: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  country!: string | null;
  /** Sentences on the receipt of a gift, as they were worded on the day; absent on other documents. */
  statement?: string[];
}

export class DocumentRecipient {
  name!: string | null;
  email!: string | null;
  /** ISO 3166-1 alpha-2; null when unknown. */
  country!: string | null;
  /** Lines of the address to which it is sent; absent when nothing is sent. */
  ship_to?: string[];
}

/** A line of a document. Amounts are minor units of its currency; those of a credit note are what is given back. */
export class DocumentLine {
  title!: string;
  authors!: string[];
  quantity!: number;
  /** Price of one, tax included. */
  unit_price!: number;
  /** What was taken off `quantity` times `unit_price`; absent without a discount. */
  discount?: number;
  /** Basis points. */
  tax_bps!: number;
  /** The part of `total` that is tax. */
  tax!: number;
  /** Tax included. */
  total!: number;
}

/** Tax of all lines with one rate. */
export class DocumentTax {
  /** Basis points. */
  tax_bps!: number;
  /** Without tax. */
  net!: number;
  tax!: number;
}

/** The other document that a document refers to. */
export class RelatedDocument {
  type!: DocumentType;
  id!: string;
  number!: string;
}

/** A QR code: modules on a side, and the dark ones as an SVG path in a box of that size. */
export class DocumentQr {
  size!: number;
  path!: string;
}

/** A receipt that no longer counts. */
export class VoidNote {
  reason!: string;
  voided_at!: Date;
  /** Number of the receipt that replaces it; null: none. */
  replaced_by!: string | null;
}

/** A document. It never changes. */
export class DocumentView {
  type!: DocumentType;
  id!: string;
  /** Without gaps within school, type and fiscal year, such as `INV-2026-000012`. */
  number!: string;
  issued_at!: Date;
  /** ISO 4217. */
  currency!: string;
  language!: string;
  order_number!: string;
  issuer!: DocumentIssuer;
  recipient!: DocumentRecipient;
  lines!: DocumentLine[];
  taxes!: DocumentTax[];
  net!: number;
  tax!: number;
  total!: number;
  /** Why it no longer counts; null: it counts. */
  void!: VoidNote | null;
  /** An invoice names its credit notes, a credit note its invoice, a receipt the one that it replaces. */
  related!: RelatedDocument[];
  /** Address of the PDF, with the key of the request. */
  pdf!: string;
  /** Code with which anybody can check the document, and the address of the page that does it. */
  check_code!: string;
  check_url!: string;
  /** The QR code of the address. */
  check_qr!: DocumentQr;
}

/** A document in a list. */
export class DocumentRow {
  type!: DocumentType;
  id!: string;
  number!: string;
  issued_at!: Date;
  currency!: string;
  total!: number;
  order_number!: string;
  recipient_name!: string | null;
}
export class DocumentList extends ListPage {
  results!: DocumentRow[];
}

/** What anybody who holds a document may compare it with: no names of buyers, no titles. */
export class DocumentCheckView {
  type!: DocumentType;
  number!: string;
  issued_at!: Date;
  issuer!: DocumentIssuer;
  currency!: string;
  total!: number;
  tax!: number;
  /** SHA-256 of the PDF in hexadecimal; null while it is being drawn. */
  sha256!: string | null;
  /** Whether it no longer counts. */
  void!: boolean;
  /** Sum of the credit notes of an invoice; zero for a credit note. */
  credited!: number;
}

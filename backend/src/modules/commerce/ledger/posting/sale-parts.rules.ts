import { allocate, WHOLE_BPS } from '@bookgrove/contract';
import type { Shares } from './allocation.rules.ts';

/** A line of a sale as the books divided it, in minor units, with the share of its rule that is attributed to the authors. */
export interface DividedShare extends Shares {
  /** `book`, `shipping`, `donation` or `fee_cover`. */
  line_kind: string;
  /** Of the school's own part, in basis points. */
  author_bps: number;
}

/** Where the money of a sale goes, in minor units. */
export interface SaleParts {
  /** Attributed to those who wrote and drew; a part of what the school gets. */
  authors: number;
  school: number;
  charity: number;
  /** Postage and packing. */
  shipping: number;
  tax: number;
  /** What the platform and the provider get. */
  fees: number;
}

/** Adds the lines of a sale by where their money goes. The parts add up to what was paid. */
export function partsOfSale(lines: readonly DividedShare[]): SaleParts {
  const parts: SaleParts = { authors: 0, school: 0, charity: 0, shipping: 0, tax: 0, fees: 0 };
  for (const { line_kind, author_bps, school, tax, charity, platform, provider } of lines) {
    if (line_kind === 'shipping') parts.shipping += school;
    else {
      const [authors = 0, own = 0] = allocate(school, [author_bps, WHOLE_BPS - author_bps]);
      parts.authors += authors;
      parts.school += own;
    }
    parts.charity += charity;
    parts.tax += tax;
    parts.fees += platform + provider;
  }
  return parts;
}

/**
 * Page numbers that are the same on every screen and at every text size, so that a class can say "turn to
 * page 9". Each file of the book gets at least one page; the rest are distributed by the weight of the files
 * (largest remainder). A picture book of twelve files therefore has twelve pages.
 */
export class PageCount {
  readonly total: number;
  readonly #perSection: number[];
  readonly #before: number[];

  /**
   * @param weights how much text each file has; 0 for a file outside the reading order
   * @param pages number of pages of the whole book in the catalogue
   */
  constructor(weights: readonly number[], pages: number) {
    this.#perSection = sharePages(weights, pages);
    let sum = 0;
    this.#before = this.#perSection.map((count) => (sum += count) - count);
    this.total = Math.max(1, sum);
  }

  /** First page of a file, 1 to `total`. */
  firstOf(section: number): number {
    return Math.min(this.total, (this.#before[section] ?? this.total - 1) + 1);
  }

  /** Page at a fraction of a file, 1 to `total`. */
  pageAt(section: number, fraction: number): number {
    const count = this.#perSection[section] ?? 0;
    // The small amount corrects fractions such as 0.30000000000000004 and 0.29999999999999998.
    const inside = Math.min(Math.max(0, count - 1), Math.floor(fraction * count + 1e-6));
    return Math.min(this.total, (this.#before[section] ?? 0) + inside + 1);
  }

  /** File and fraction where a page begins. */
  startOf(page: number): { section: number; fraction: number } {
    const wanted = Math.min(this.total, Math.max(1, Math.round(page))) - 1;
    const section = this.#perSection.findIndex(
      (count, i) => count > 0 && wanted < (this.#before[i] ?? 0) + count,
    );
    if (section < 0) return { section: 0, fraction: 0 };
    return { section, fraction: (wanted - (this.#before[section] ?? 0)) / (this.#perSection[section] ?? 1) };
  }

  /** 0 to 1 of the whole book at a fraction of a file. */
  fractionAt(section: number, fraction: number): number {
    return ((this.#before[section] ?? 0) + fraction * (this.#perSection[section] ?? 0)) / this.total;
  }
}

function sharePages(weights: readonly number[], pages: number): number[] {
  const shares: number[] = weights.map((weight) => (weight > 0 ? 1 : 0));
  const spare = pages - shares.reduce((sum, share) => sum + share, 0);
  const weight = weights.reduce((sum, each) => sum + Math.max(0, each), 0);
  if (spare <= 0 || weight <= 0) return shares;
  const wanted = weights.map((each) => (Math.max(0, each) / weight) * spare);
  const granted = shares.map((share, i) => share + Math.floor(wanted[i] ?? 0));
  const left = spare - wanted.reduce((sum, each) => sum + Math.floor(each), 0);
  wanted
    .map((each, i) => ({ i, rest: each - Math.floor(each) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i)
    .slice(0, left)
    .forEach(({ i }) => (granted[i] = (granted[i] ?? 0) + 1));
  return granted;
}

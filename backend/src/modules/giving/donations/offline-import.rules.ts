import { isCurrency, minorUnits } from '@bookgrove/contract';

/** Columns of a file of gifts; the first two and the last three may be empty. */
export const IMPORT_COLUMNS = [
  'date',
  'amount',
  'currency',
  'charity',
  'project',
  'name',
  'email',
  'way',
  'reference',
  'note',
  'receipt',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Gifts of one file: each is posted in the transaction that approves it. */
export const MOST_GIFTS = 200;

/** A gift of a file, read. */
export interface ImportedGift {
  /** Line of the file. */
  line: number;
  /** Such as `2026-03-14`. */
  day: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Slug; empty where the project says it. */
  charity: string;
  project: string;
  name: string;
  email: string;
  way: 'jar' | 'cash' | 'bank';
  reference: string;
  note: string;
  /** Whether the donor gets a receipt by e-mail. */
  receipt: boolean;
}

/** What is wrong in a line, and what to do about it. */
export interface ImportFault {
  line: number;
  column: ImportColumn;
  message: string;
}

/** The position of each column in the line of headings. @returns the names that are missing when a needed one is */
export function columnsOf(headings: readonly string[]): {
  at: Map<ImportColumn, number>;
  missing: ImportColumn[];
} {
  const names = headings.map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const at = new Map<ImportColumn, number>();
  for (const column of IMPORT_COLUMNS) {
    const found = names.indexOf(column);
    if (found >= 0) at.set(column, found);
  }
  const missing = (['date', 'amount', 'currency'] as const).filter((column) => !at.has(column));
  return { at, missing: at.has('charity') || at.has('project') ? missing : [...missing, 'charity'] };
}

/** Whether a day exists: 30 February does not. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** Whole units with the decimals of the currency, such as `12.50`, as minor units; null for any other text. */
function minorOf(text: string, currency: string): number | null {
  const digits = minorUnits(currency);
  const found = /^(\d{1,9})(?:\.(\d+))?$/.exec(text);
  if (!found || (found[2]?.length ?? 0) > digits) return null;
  const amount = Number(found[1]) * 10 ** digits + Number((found[2] ?? '').padEnd(digits, '0') || '0');
  return amount > 0 && amount <= 100_000_000 ? amount : null;
}

/**
 * Reads one line of a file of gifts.
 * @param today such as `2026-11-28`: no gift is of a later day
 */
export function importedGift(
  line: number,
  cells: readonly string[],
  at: ReadonlyMap<ImportColumn, number>,
  today: string,
): { gift: ImportedGift } | { faults: ImportFault[] } {
  const cell = (column: ImportColumn) => (cells[at.get(column) ?? -1] ?? '').trim();
  const faults: ImportFault[] = [];
  const fault = (column: ImportColumn, message: string) => faults.push({ line, column, message });
  const day = cell('date');
  if (!isDay(day)) fault('date', 'Write the day as 2026-03-14.');
  else if (day > today) fault('date', 'This day has not come yet. Correct it.');
  const currency = cell('currency').toUpperCase();
  const known = isCurrency(currency);
  if (!known) fault('currency', 'Write the three letters of the currency, such as GBP.');
  const amount = known ? minorOf(cell('amount'), currency) : null;
  if (known && amount === null)
    fault('amount', 'Write the sum in digits with a point, such as 12.50, without a sign and above zero.');
  const [charity, project] = [cell('charity'), cell('project')];
  if (!charity && !project)
    fault('charity', 'Name the charity or the project, as in the address of its page.');
  const way = cell('way').toLowerCase() || 'bank';
  if (way !== 'jar' && way !== 'cash' && way !== 'bank') fault('way', 'Write jar, cash or bank.');
  const email = cell('email');
  if (email && !/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email))
    fault('email', 'Write one e-mail address, or leave it empty.');
  const receipt = cell('receipt').toLowerCase();
  if (!['', 'yes', 'no'].includes(receipt)) fault('receipt', 'Write yes or no.');
  else if (receipt === 'yes' && !email)
    fault('email', 'A receipt needs an e-mail address. Add it, or write no.');
  for (const [column, most] of [
    ['name', 120],
    ['email', 255],
    ['reference', 255],
    ['note', 255],
    ['charity', 100],
    ['project', 100],
  ] as const)
    if (cell(column).length > most) fault(column, `Use at most ${most} characters.`);
  if (faults.length > 0) return { faults };
  return {
    gift: {
      ...{ line, day, currency, charity, project, email },
      amount: amount!,
      name: cell('name'),
      way: way as ImportedGift['way'],
      reference: cell('reference'),
      note: cell('note'),
      receipt: receipt === 'yes',
    },
  };
}

/** Sums by currency, in minor units. */
export function totalsOf(gifts: readonly Pick<ImportedGift, 'amount' | 'currency'>[]) {
  const sums = new Map<string, { currency: string; gifts: number; amount: number }>();
  for (const { amount, currency } of gifts) {
    const sum = sums.get(currency) ?? { currency, gifts: 0, amount: 0 };
    sums.set(currency, { currency, gifts: sum.gifts + 1, amount: sum.amount + amount });
  }
  return [...sums.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}

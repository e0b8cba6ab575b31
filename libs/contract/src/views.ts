/** Large tables with saved views, and the members of the address that make a view. */
export const VIEW_TABLES = {
  people: ['role', 'status', 'school', 'search', 'ordering'],
  books: ['status', 'category', 'level', 'language', 'missing', 'search', 'ordering'],
  inbox: ['status', 'search'],
  payments: ['provider', 'status', 'period', 'search'],
  journal: ['currency', 'code', 'from', 'to', 'search'],
} as const;
export type ViewTable = keyof typeof VIEW_TABLES;

export const VIEW_LIMITS = { name: 40, query: 500, views: 20 } as const;

/**
 * The part of an address that makes a view of this table, normalised so that equal views compare equal; empty
 * when there is none. The page number is not part of it: a view starts at its first page.
 */
export function viewQuery(table: ViewTable, address: string): string {
  const given = new URLSearchParams(address);
  const view = new URLSearchParams();
  for (const name of VIEW_TABLES[table]) {
    const value = given.get(name)?.trim();
    if (value) view.set(name, value);
  }
  return view.toString();
}

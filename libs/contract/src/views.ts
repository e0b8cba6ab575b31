/** Big tables of which a person of the staff can keep views, and the members of the address that make a view. */
export const VIEW_TABLES = {
  people: ['role', 'status', 'school', 'search', 'ordering'],
  books: ['status', 'category', 'level', 'language', 'missing', 'search', 'ordering'],
  inbox: ['status', 'search'],
} as const;
export type ViewTable = keyof typeof VIEW_TABLES;

export const VIEW_LIMITS = { name: 40, query: 500, views: 20 } as const;

/**
 * What of an address makes a view of this table, in one order and spelling, so that like views are alike; empty when
 * nothing does. The page is none of it: a view begins at its beginning.
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

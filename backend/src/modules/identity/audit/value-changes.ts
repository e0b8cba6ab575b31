/** A changed member of a record, with its value before and after; null: none. */
interface ValueChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** The members that differ, with their values as text, for the detail of an audit entry. Never for secrets. */
export const valueChanges = <Row extends object>(
  before: Row,
  after: { [Name in keyof Row]?: unknown },
  fields: readonly (keyof Row & string)[],
): ValueChange[] =>
  fields
    .filter((field) => after[field] !== undefined && after[field] !== before[field])
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }));

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

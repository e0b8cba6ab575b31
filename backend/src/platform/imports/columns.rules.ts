const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/g;

/** A text as PostgreSQL can store it: without control characters and halves of surrogate pairs. */
export const storableText = (text: string): string => text.toWellFormed().replace(CONTROL, '');

/** The text of a cell without the apostrophe that a spreadsheet puts before a formula. */
export const withoutFormulaMark = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/**
 * Assigns fields to columns by their headings; when two columns have the same field, the first one counts.
 * @param guess the field of a heading; null when it is unknown
 * @param repeatable fields that several columns may have
 */
export function fieldsOfHeadings<Field extends string>(
  headings: readonly string[],
  guess: (heading: string) => Field | null,
  repeatable: readonly Field[] = [],
): { fields: (Field | null)[]; notes: string[] } {
  const guessed = headings.map(guess);
  const notes: string[] = [];
  const fields = guessed.map((field, at) => {
    if (field === null || repeatable.includes(field) || guessed.indexOf(field) === at) return field;
    notes.push(
      `The column “${headings[at]!.trim().slice(0, 40)}” holds what an earlier one holds. The first one is used.`,
    );
    return null;
  });
  return { fields, notes };
}

/** A sentence that names the unused columns; an empty list when there are none. */
export function noteOfUnusedColumns(headings: readonly string[], fields: readonly unknown[]): string[] {
  const left = headings.filter((name, at) => fields[at] === null && name.trim() !== '');
  if (left.length === 0) return [];
  const shown = left.slice(0, 6).map((name) => `“${name.trim().slice(0, 30)}”`);
  return [`Not used: ${shown.join(', ')}${left.length > 6 ? ` and ${left.length - 6} more` : ''}.`];
}

/** Headings as they are stored and shown. */
export const shownHeadings = (headings: readonly string[]): string[] =>
  headings.map((name) => name.trim().slice(0, 80));

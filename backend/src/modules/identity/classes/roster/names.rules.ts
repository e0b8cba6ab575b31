/** The two parts of a name. */
interface NameParts {
  first_name: string;
  last_name: string;
}

/** What stands before a name in a numbered list or a list with bullets: `1.`, `2)`, `(3)`, `4 -`, `5`, `•`. */
const NUMBER = /^(?:\(?\d{1,4}\s*[.):]\s*|\d{1,4}\s*[-–]\s+|\d{1,4}\s+(?=\p{L})|[-–•*·]\s+)/u;

/** A name without its number in a list. */
export const withoutNumber = (name: string): string => name.replace(NUMBER, '').trim();

/** Whether a cell is nothing but a number in a list. */
export const isListNumber = (cell: string): boolean => /^\s*\(?\d{1,4}\s*[.):]?\s*$/.test(cell);

/** A word of two letters or more, all of them capitals: in many countries a surname in a list. */
const isCapitals = (word: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase();

/**
 * Divides a whole name. “Smith, John” is divided at its comma, a surname in capitals (“SMITH John”, “John SMITH”) by them;
 * any other name at its last space or, with `surnameFirst`, at its first one.
 */
export function splitName(whole: string, surnameFirst: boolean): NameParts {
  const name = withoutNumber(whole);
  const comma = /^([^,]+),\s*([^,]+)$/.exec(name);
  if (comma) return { first_name: comma[2]!.trim(), last_name: comma[1]!.trim() };
  const words = name.split(' ');
  const capitals = words.map(isCapitals);
  const some = capitals.indexOf(true) >= 0 && capitals.includes(false);
  const leading = capitals.indexOf(false);
  const trailing = capitals.lastIndexOf(false) + 1;
  const at =
    some && capitals[0] && !capitals.includes(true, leading)
      ? { last: words.slice(0, leading), first: words.slice(leading) }
      : some && capitals.at(-1) && !capitals.slice(0, trailing).includes(true)
        ? { last: words.slice(trailing), first: words.slice(0, trailing) }
        : words.length === 1
          ? { last: [], first: words }
          : surnameFirst
            ? { last: words.slice(0, 1), first: words.slice(1) }
            : { last: words.slice(-1), first: words.slice(0, -1) };
  return { first_name: at.first.join(' '), last_name: at.last.join(' ') };
}

/**
 * Whether rows without headings are names as “Smith, John”, which a table divides at the comma: at most two cells, and a
 * space after each comma.
 */
export const areSurnamesFirst = (rows: string[][]): boolean =>
  rows.some(({ length }) => length === 2) &&
  rows.every((cells) => cells.length === 1 || (cells.length === 2 && /^\s+\S/.test(cells[1]!)));

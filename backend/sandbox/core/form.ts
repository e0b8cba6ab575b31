/** Values of a form with bracket keys, as Stripe reads them. */
export interface FormValues {
  [key: string]: FormValue;
}
export type FormValue = string | FormValues | FormValue[];

const MOST_KEYS = 1000;

/**
 * Reads `line_items[0][price_data][currency]=gbp` as nested objects and lists. Indexed and empty brackets make lists.
 * @throws RangeError for keys that contradict each other
 */
export function readForm(text: string): FormValues {
  const root: FormValues = {};
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MOST_KEYS) throw new RangeError('Too many parameters');
  for (const [key, value] of pairs) {
    const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
    if (!first) throw new RangeError(`Invalid parameter ${key}`);
    put(root, [first, ...[...(rest ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)], value);
  }
  return root;
}

function put(root: FormValues, path: string[], value: string): void {
  let here: FormValues | FormValue[] = root;
  path.forEach((part, depth) => {
    const last = depth === path.length - 1;
    const next = path[depth + 1];
    const fresh: FormValue = last ? value : next === '' || /^\d+$/.test(next!) ? [] : {};
    const key = Array.isArray(here) ? (part === '' ? here.length : Number(part)) : part;
    if (key === '__proto__') throw new RangeError('Invalid parameter __proto__');
    const slots = here as Record<string | number, FormValue>;
    if (last) slots[key] = value;
    else {
      slots[key] ??= fresh;
      const inner = slots[key];
      if (typeof inner === 'string') throw new RangeError(`Invalid object at ${path.join('.')}`);
      here = inner;
    }
  });
}

/** A message taken apart: text, the name of a value, or forms by number; `#` stands for that number. */
type Plural = Record<string, CompiledMessage>;
export type CompiledMessage = (string | [name: string] | [name: string, forms: Plural] | typeof NUMBER)[];
/** Where the number of a plural stands. */
export const NUMBER = Symbol('#');

const compiled = new Map<string, CompiledMessage>();

/**
 * The part of ICU MessageFormat that our texts use: `{name}` and `{count, plural, one {# book} other {# books}}`,
 * where `#` is the number. A library for all of ICU would be five to eleven kilobytes of every first page.
 * @throws on anything else, so that a mistake in a text is seen the first time it is shown.
 */
export function compileMessage(source: string): CompiledMessage {
  const known = compiled.get(source);
  if (known) return known;
  let at = 0;

  const skipSpace = (): void => {
    while (source[at] === ' ') at += 1;
  };
  const word = (): string => {
    skipSpace();
    const found = /^[=\w-]+/.exec(source.slice(at))?.[0] ?? '';
    at += found.length;
    skipSpace();
    return found;
  };
  const expect = (sign: string): void => {
    if (source[at] !== sign) throw new Error(`"${sign}" expected at ${at} in the message: ${source}`);
    at += 1;
  };

  const text = (inPlural: boolean): CompiledMessage => {
    const parts: CompiledMessage = [];
    let plain = '';
    const flush = (): void => {
      if (plain) parts.push(plain);
      plain = '';
    };
    while (at < source.length && !(inPlural && source[at] === '}')) {
      const sign = source[at];
      at += 1;
      if (sign === '{') {
        flush();
        parts.push(argument());
      } else if (sign === '#' && inPlural) {
        flush();
        parts.push(NUMBER);
      } else plain += sign;
    }
    flush();
    return parts;
  };

  const argument = (): CompiledMessage[number] => {
    const name = word();
    if (source[at] === '}') {
      at += 1;
      return [name];
    }
    expect(',');
    if (word() !== 'plural') throw new Error(`Only plurals are known: ${source}`);
    expect(',');
    const forms: Plural = {};
    for (let form = word(); form; form = word()) {
      expect('{');
      forms[form] = text(true);
      expect('}');
    }
    expect('}');
    return [name, forms];
  };

  const result = text(false);
  compiled.set(source, result);
  return result;
}

export type Value = string | number | Date | null | undefined;

/**
 * The message with its values in place. A number is written by the locale where it stands as `#`, and chooses its form
 * by an exact one (`=0`), else by the locale's own rules (CLDR, as the browser knows them).
 */
export function fillIn(message: CompiledMessage, values: Record<string, Value>, locale: string): string {
  const fill = (parts: CompiledMessage, count?: number): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if (part === NUMBER) return new Intl.NumberFormat(locale).format(count!);
        const [name, forms] = part as [string, Plural?];
        const value = values[name];
        if (!forms) return String(value ?? '');
        const number = Number(value);
        const form =
          forms[`=${number}`] ?? forms[new Intl.PluralRules(locale).select(number)] ?? forms['other'];
        return fill(form ?? [], number);
      })
      .join('');
  return fill(message);
}

/** A parsed message: text, the name of a value, or plural forms; `#` stands for the number. */
type Plural = Record<string, CompiledMessage>;
export type CompiledMessage = (string | [name: string] | [name: string, forms: Plural] | typeof NUMBER)[];
/** Position of the plural's number. */
const NUMBER = Symbol('#');

const compiled = new Map<string, CompiledMessage>();

/**
 * Parses the part of ICU MessageFormat that the texts use: `{name}` and `{count, plural, one {# book} other {#
 * books}}`, where `#` is the number. A library for all of ICU would add five to eleven kilobytes to the first load.
 * @throws on anything else, so that a mistake in a text is noticed when it is first shown.
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
 * Formats a message with its values. `#` is replaced by the number in the locale's format; the plural form is chosen
 * by an exact match (`=0`), otherwise by the locale's CLDR rules in `Intl.PluralRules`.
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

/** A compiled message as Lingui's runtime takes it: text, `[name]`, or `[name, 'plural', {form: message}]`. */
type Plural = Record<string, CompiledMessage>;
export type CompiledMessage = (string | [string] | [string, 'plural', Plural])[];

const compiled = new Map<string, CompiledMessage>();

/**
 * The part of ICU MessageFormat that our texts use: `{name}` and `{count, plural, one {# book} other {# books}}`,
 * where `#` is the number. It stands in for Lingui's own compiler, which would be five kilobytes of every first page.
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
        parts.push('#');
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
      // Lingui's runtime knows `=0` as `0`.
      forms[form.replace('=', '')] = text(true);
      expect('}');
    }
    expect('}');
    return [name, 'plural', forms];
  };

  const result = text(false);
  compiled.set(source, result);
  return result;
}

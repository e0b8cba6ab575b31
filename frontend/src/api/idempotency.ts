/** Header by which the server recognises the repetition of a call that has an effect on money. */
const KEY = 'Idempotency-Key';

const keys = new WeakMap<object, string>();

/** A key for one intention of the person, such as one press of Pay; repetitions of the same call use the same one. */
export const newKey = (): string => crypto.randomUUID();

/** Marks the argument of a call with its key. */
export function withKey<Arg extends object>(arg: Arg, key: string): Arg {
  keys.set(arg, key);
  return arg;
}

interface Query<Arg> {
  query?: ((arg: Arg) => unknown) | undefined;
}

/** For `enhanceEndpoints`: sends the key of the argument (`withKey`) with the call. */
export function keyed<Arg extends object>(definition: Query<Arg>): void {
  const { query } = definition;
  if (!query) return;
  definition.query = (arg) => ({
    ...(query(arg) as object),
    headers: { [KEY]: keys.get(arg) ?? newKey() },
  });
}

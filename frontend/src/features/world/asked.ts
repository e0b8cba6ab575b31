/** What an address may ask of the letters; whatever else it holds is as good as not there. */
const VALUES = {
  country: /^[A-Z]{2}$/,
  language: /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i,
  goal: /^([1-9]|1[0-7])$/,
  year: /^2[01]\d\d$/,
} as const;

export const LETTER_FILTERS = Object.keys(VALUES) as (keyof typeof VALUES)[];

/** One thing that the address asks for; undefined without it, or where no list can answer. */
export function askedOf(params: URLSearchParams, name: keyof typeof VALUES): string | undefined {
  const value = params.get(name) ?? '';
  return VALUES[name].test(value) ? value : undefined;
}

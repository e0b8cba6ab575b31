/** Valid values of the filters for letters; other parameters of the address are ignored. */
const VALUES = {
  country: /^[A-Z]{2}$/,
  language: /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i,
  goal: /^([1-9]|1[0-7])$/,
  year: /^2[01]\d\d$/,
} as const;

export const LETTER_FILTERS = Object.keys(VALUES) as (keyof typeof VALUES)[];

/** Value of a filter in the address; undefined if it is absent or not valid. */
export function letterFiltersFrom(params: URLSearchParams, name: keyof typeof VALUES): string | undefined {
  const value = params.get(name) ?? '';
  return VALUES[name].test(value) ? value : undefined;
}

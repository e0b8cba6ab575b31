/** What a line of a cart can be: `ok`, or why it cannot be bought. */
export const LINE_STATES = [
  'ok',
  'unknown',
  'free',
  'withdrawn',
  'no_consent',
  'owned',
  'not_in_currency',
] as const;
export type LineState = (typeof LINE_STATES)[number];

import { randomInt } from 'node:crypto';

/** Without signs that look alike on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A first password to be read out or written down: three groups of four signs, 59 bits. */
export const newFirstPassword = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

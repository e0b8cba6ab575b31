import { randomInt } from 'node:crypto';

/** Characters without look-alikes in print. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A first password that can be read out or written down: three groups of four characters, 59 bits. */
export const newFirstPassword = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

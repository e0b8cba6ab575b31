/** Letters and digits without look-alikes, also when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Bytes from here on are skipped, so that every sign is equally likely. */
const FAIR = 256 - (256 % SIGNS.length);

/** A secret of `LinkSecrets`, as links contain it. */
const SECRET = /^[\w-]{43}$/;

/**
 * The code that is made from a secret of 32 random bytes: eight signs, 39 bits, such as `7K2M9QXD`. Null for a secret that
 * has too few usable bytes, which happens less than once in 10^20.
 */
export function claimCode(secret: string): string | null {
  const signs = [...Buffer.from(secret, 'base64url')]
    .filter((byte) => byte < FAIR)
    .map((byte) => SIGNS[byte % SIGNS.length])
    .slice(0, LENGTH);
  return signs.length === LENGTH ? signs.join('') : null;
}

/** A code as it is written: `7K2M-9QXD`. */
export const writtenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/**
 * The code that somebody means: typed with small letters, spaces and dashes or without them, as a whole address, or as the secret of
 * a link. Null for anything else.
 */
export function readClaimCode(text: string): string | null {
  const last = text.trim().split('/').at(-1)!;
  if (SECRET.test(last)) return claimCode(last);
  const signs = last.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  return signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign)) ? signs : null;
}

/** `open`: this person can get the book; otherwise why not. */
export type ClaimState = 'open' | 'mine' | 'owned' | 'revoked' | 'used_up';

/**
 * Whether a person can use a code. `mine`: they got the book with it; `owned`: in another way, so that nobody uses a seat for
 * nothing.
 */
export function claimState(
  code: { seats: number; used: number; revoked: boolean },
  person: { claimed: boolean; owns: boolean },
): ClaimState {
  if (person.claimed) return 'mine';
  if (code.revoked) return 'revoked';
  if (person.owns) return 'owned';
  return code.used < code.seats ? 'open' : 'used_up';
}

/** Who of a class gets the book: those who have none of it, in the order of the list, as long as there are seats. */
export function shareSeats(
  students: readonly string[],
  owners: ReadonlySet<string>,
  left: number,
): { given: string[]; already: string[]; left_out: string[] } {
  const without = students.filter((id) => !owners.has(id));
  return {
    given: without.slice(0, left),
    already: students.filter((id) => owners.has(id)),
    left_out: without.slice(left),
  };
}

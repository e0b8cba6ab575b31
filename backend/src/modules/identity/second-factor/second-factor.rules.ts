import type { Role } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';

/** What a person has to prove themselves with, beyond the first factor. */
export interface Factors {
  /** Codes from an app, set up and confirmed. */
  totp: boolean;
  passkeys: number;
}

export interface FactorHolder {
  role: Role;
  is_staff: boolean;
}

/** Grown-ups with an account of their own. Children sign in with what a class can handle, visitors hold no account. */
export const mayHaveSecondFactor = (role: Role): boolean => role !== 'student' && role !== 'community';

/** Whether this person must have a second factor: whoever manages a school or the platform, unless the school says no. */
export function mustHaveSecondFactor(
  { role, is_staff }: FactorHolder,
  schoolSays: boolean | null,
  byDefault: boolean,
): boolean {
  if (!is_staff && role !== 'school_admin' && role !== 'platform_admin') return false;
  return schoolSays ?? byDefault;
}

/** What has to happen between the first factor and the session. */
export type NextStep = 'enter' | 'prove' | 'set_up';

/** Decides it: whoever has a second factor is asked for it, also where nobody demands one. */
export function nextStep(person: FactorHolder, factors: Factors, required: boolean): NextStep {
  if (!mayHaveSecondFactor(person.role)) return 'enter';
  if (factors.totp || factors.passkeys > 0) return 'prove';
  return required ? 'set_up' : 'enter';
}

/** How the person may prove themselves, the usual way first. */
export const methodsOf = ({ totp, passkeys }: Factors): ('code' | 'recovery_code' | 'passkey')[] => [
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(totp ? (['code', 'recovery_code'] as const) : []),
];

/** Whether the last second factor of somebody who must have one would go. */
export const leavesNone = (after: Factors, required: boolean): boolean =>
  required && !after.totp && after.passkeys === 0;

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 16;

/** A recovery code as it is shown: 80 random bits as four groups of four. */
export function recoveryCode(random: Uint8Array): string {
  const symbols = Array.from(random.subarray(0, RECOVERY_LENGTH), (byte) => ALPHABET[byte % 32]);
  return symbols.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** A recovery code as it is compared: case, spaces and dashes do not matter. Null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const symbols = typed.toUpperCase().replace(/[\s-]/g, '');
  return symbols.length === RECOVERY_LENGTH && [...symbols].every((symbol) => ALPHABET.includes(symbol))
    ? symbols
    : null;
}

/** The six digits of a code from the app, or null when it cannot be one. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Whose lost factor a school's administrators may take away: one of them may not open the account of another. */
const RESET_BY_SCHOOL: readonly Role[] = ['teacher', 'parent'];

/** @throws AppError when the actor may not take the second factor of this person away */
export function assertMayReset(
  actor: { userId: string; role: Role },
  person: { id: string; role: Role },
): void {
  if (person.id === actor.userId)
    throw new AppError(
      'forbidden',
      'own_account',
      'You cannot reset your own second factor this way. Change it under “Security of your account”.',
    );
  if (actor.role === 'platform_admin') return;
  if (actor.role !== 'school_admin' || !RESET_BY_SCHOOL.includes(person.role))
    throw new AppError(
      'forbidden',
      'not_allowed',
      'Only the platform’s team can reset the second factor of administrators. Write to them.',
    );
}

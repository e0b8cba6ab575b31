import type { Role } from '@bookgrove/contract';
import { AppError } from '../../../../platform/errors.ts';

/** The second factors that a person has. */
export interface Factors {
  /** Whether codes from an app are set up and confirmed. */
  totp: boolean;
  passkeys: number;
}

export interface FactorHolder {
  role: Role;
  is_staff: boolean;
}

/**
 * Whether the role can have a second factor: adults with a personal account. Children sign in by the method
 * of their class, visitors have no account.
 */
export const mayHaveSecondFactor = (role: Role): boolean => role !== 'student' && role !== 'community';

/**
 * Whether this person must have a second factor: administrators of a school or the platform, unless the
 * school's setting differs.
 */
export function mustHaveSecondFactor(
  { role, is_staff }: FactorHolder,
  schoolSays: boolean | null,
  byDefault: boolean,
): boolean {
  if (!is_staff && role !== 'school_admin' && role !== 'platform_admin') return false;
  return schoolSays ?? byDefault;
}

/** The step between the first factor and the session. */
type NextStep = 'enter' | 'prove' | 'set_up';

/** A person with a second factor must always use it, also when none is required. */
export function nextStep(person: FactorHolder, factors: Factors, required: boolean): NextStep {
  if (!mayHaveSecondFactor(person.role)) return 'enter';
  if (factors.totp || factors.passkeys > 0) return 'prove';
  return required ? 'set_up' : 'enter';
}

/** The factors that the person may use, the usual one first. */
export const methodsOf = ({ totp, passkeys }: Factors): ('code' | 'recovery_code' | 'passkey')[] => [
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(totp ? (['code', 'recovery_code'] as const) : []),
];

/** Whether the last required second factor would be removed. */
export const leavesNone = (after: Factors, required: boolean): boolean =>
  required && !after.totp && after.passkeys === 0;

/** Letters and digits without look-alikes. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 16;

/** The shown form of a recovery code: 80 random bits as four groups of four. */
export function recoveryCode(random: Uint8Array): string {
  const symbols = Array.from(random.subarray(0, RECOVERY_LENGTH), (byte) => ALPHABET[byte % 32]);
  return symbols.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * The normalised form of a recovery code, without regard to case, spaces and dashes. Null when it cannot be
 * one.
 */
export function readRecoveryCode(typed: string): string | null {
  const symbols = typed.toUpperCase().replace(/[\s-]/g, '');
  return symbols.length === RECOVERY_LENGTH && [...symbols].every((symbol) => ALPHABET.includes(symbol))
    ? symbols
    : null;
}

/** The six digits of a code from an app, or null when it cannot be one. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Roles whose lost factor a school's administrators may remove; other administrators are excluded. */
const RESET_BY_SCHOOL: readonly Role[] = ['teacher', 'parent'];

/** @throws AppError when the actor may not remove the second factor of this person */
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

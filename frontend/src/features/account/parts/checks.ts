import { LIMITS, MESSAGES } from '@bookgrove/contract';

/** Messages by field; a field that is fine has none. */
export type Wrong = Record<string, string>;

type Check = (value: string) => string | undefined;

// As lenient as a person's eye: the server knows better, and says so in the same words.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A line of text that must be there. */
export const line: Check = (value) => {
  if (!value.trim()) return MESSAGES.required;
  return value.trim().length > LIMITS.textMax ? MESSAGES.tooLong : undefined;
};

export const email: Check = (value) => {
  const missing = line(value);
  return missing ?? (EMAIL.test(value.trim()) ? undefined : MESSAGES.emailInvalid);
};

/** A password that somebody chooses. */
export const newPassword: Check = (value) => {
  if (!value) return MESSAGES.newPasswordRequired;
  if (value.length < LIMITS.passwordMin) return MESSAGES.passwordTooShort;
  return value.length > LIMITS.textMax ? MESSAGES.tooLong : undefined;
};

/** The same password a second time. */
export const repeated =
  (password: string): Check =>
  (value) => {
    if (!value) return MESSAGES.passwordAgainRequired;
    return value === password ? undefined : MESSAGES.passwordsDiffer;
  };

/** The password that somebody has. */
export const password: Check = (value) => (value ? undefined : MESSAGES.passwordRequired);

/** Runs the check of each field on its value. */
export const checked = (values: Record<string, string>, checks: Record<string, Check>): Wrong =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const message = check(values[name] ?? '');
      return message ? [[name, message] as const] : [];
    }),
  );

import { LIMITS, MESSAGES } from '@bookgrove/contract';

/** Error messages by field name; a valid field has none. */
export type FieldErrors = Record<string, string>;

type Check = (value: string) => string | undefined;

// A loose check only: the server validates strictly, with the same messages.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A required line of text. */
export const line: Check = (value) => {
  if (!value.trim()) return MESSAGES.required;
  return value.trim().length > LIMITS.textMax ? MESSAGES.tooLong : undefined;
};

export const email: Check = (value) => {
  const missing = line(value);
  return missing ?? (EMAIL.test(value.trim()) ? undefined : MESSAGES.emailInvalid);
};

/** A new password. */
export const newPassword: Check = (value) => {
  if (!value) return MESSAGES.newPasswordRequired;
  if (value.length < LIMITS.passwordMin) return MESSAGES.passwordTooShort;
  return value.length > LIMITS.textMax ? MESSAGES.tooLong : undefined;
};

/** The repeated password must equal the first. */
export const repeated =
  (password: string): Check =>
  (value) => {
    if (!value) return MESSAGES.passwordAgainRequired;
    return value === password ? undefined : MESSAGES.passwordsDiffer;
  };

/** The current password. */
export const password: Check = (value) => (value ? undefined : MESSAGES.passwordRequired);

/** Runs each field's check on its value. */
export const checked = (values: Record<string, string>, checks: Record<string, Check>): FieldErrors =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const message = check(values[name] ?? '');
      return message ? [[name, message] as const] : [];
    }),
  );

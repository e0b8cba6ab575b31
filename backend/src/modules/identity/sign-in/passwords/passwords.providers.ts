import { LinkTokens } from './link-tokens.ts';
import { NewPasswords } from './new-passwords.ts';
import { PasswordConfirmation } from './password-confirmation.ts';
import { Passwords } from './passwords.ts';

/** Hashing, confirming and changing passwords, and the links that are sent by e-mail. */
export const PASSWORD_PROVIDERS = {
  controllers: [],
  providers: [LinkTokens, NewPasswords, PasswordConfirmation, Passwords],
};

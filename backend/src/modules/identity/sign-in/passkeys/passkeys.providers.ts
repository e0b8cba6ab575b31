import { AddPasskeyHandler } from './add-passkey.ts';
import { BeginPasskeyHandler } from './begin-passkey.ts';
import { Passkeys } from './passkeys.ts';
import { RemovePasskeyHandler } from './remove-passkey.ts';
import { RequestPasskeyHandler, SignInWithPasskeyHandler } from './sign-in-with-passkey.ts';

/** Passkeys (WebAuthn): adding, removing and signing in with them. */
export const PASSKEY_PROVIDERS = {
  controllers: [],
  providers: [
    AddPasskeyHandler,
    BeginPasskeyHandler,
    Passkeys,
    RemovePasskeyHandler,
    RequestPasskeyHandler,
    SignInWithPasskeyHandler,
  ],
};

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '../i18n/index.ts';

/** Whether this browser knows passkeys at all. */
export const passkeysKnown = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Why the browser gave no passkey, as a sentence. */
export class PasskeyRefused extends Error {}

type Json = Record<string, unknown>;

/** Has the device make a passkey. The library comes only when somebody uses it. */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return asked(() => startRegistration({ optionsJSON }));
}

/** Asks the device for a passkey of this address. */
export async function askForPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return asked(() => startAuthentication({ optionsJSON }));
}

async function asked(work: () => Promise<object>): Promise<Json> {
  try {
    return (await work()) as Json;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { name?: string } };
    throw new PasskeyRefused(words(cause?.name ?? name));
  }
}

function words(name: string): string {
  if (name === 'InvalidStateError') return t('This device holds a passkey of your account already.');
  if (name === 'NotAllowedError' || name === 'AbortError')
    return t('No passkey was chosen. Try again when you are ready.');
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return t('This device cannot make a passkey that asks for your finger, face or PIN.');
  return t('The passkey did not work here. Please try again, or use another way.');
}

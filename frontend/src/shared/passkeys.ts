import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '../i18n/index.ts';

/** Whether this browser supports passkeys. */
export const passkeysKnown = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Error message for a failed passkey request. */
export class PasskeyRefused extends Error {}

type Json = Record<string, unknown>;

/** Creates a passkey on the device. The library is loaded on demand. */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return asked(() => startRegistration({ optionsJSON }));
}

/** Requests a passkey of this site from the device. */
export async function requestPasskey(options: Json): Promise<Json> {
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

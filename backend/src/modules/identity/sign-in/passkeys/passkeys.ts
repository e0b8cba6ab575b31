import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { appOrigin } from '../../../../platform/http/request.ts';

/**
 * The origin of passkeys: the host that the tenant directory has resolved, and its address. A passkey of one
 * school's host does not work at another: browser and server both bind it to the host.
 */
export interface WebAuthnHost {
  rpId: string;
  origin: string;
}
export const webAuthnHostOf = (request: AppRequest): WebAuthnHost => ({
  rpId: request.site.name,
  origin: appOrigin(request),
});

/** Loaded at the first passkey: its hundreds of files would be a tenth of the start of every process. */
const library = () => import('@simplewebauthn/server');

/** The data of a new passkey. */
interface NewPasskey {
  credential_id: Uint8Array<ArrayBuffer>;
  public_key: Uint8Array<ArrayBuffer>;
  counter: bigint;
  transports: string[];
}

/**
 * WebAuthn, with user verification everywhere: a passkey then counts as two factors, possession and knowledge or
 * biometrics.
 */
@Injectable()
export class Passkeys {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** Creation options for a new passkey of this person. */
  async creationOptions(
    { rpId }: WebAuthnHost,
    school: string,
    person: { id: string; account: string; name: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: school,
      rpID: rpId,
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.account,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: await this.credentialsOf(person.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Verifies the response to `creationOptions`; null when it is not valid. */
  async readNew(
    response: Record<string, unknown>,
    challenge: string,
    { rpId, origin }: WebAuthnHost,
  ): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      credential_id: bytesOf(id),
      public_key: new Uint8Array(publicKey),
      counter: BigInt(counter),
      transports: (transports ?? []).filter((name) => typeof name === 'string').slice(0, 8),
    };
  }

  /** Request options: for this person's passkeys, or any on the device for this host. */
  async requestOptions(
    { rpId }: WebAuthnHost,
    userId?: string,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'required',
      ...(userId && { allowCredentials: await this.credentialsOf(userId) }),
    });
  }

  /**
   * The owner of the passkey that answered the challenge; null when the response is not valid. Its counter
   * must increase, otherwise the passkey was copied. The row stays locked until the transaction ends.
   */
  async prove(
    tx: Tx,
    response: Record<string, unknown>,
    challenge: string,
    { rpId, origin }: WebAuthnHost,
  ): Promise<{ user_id: string } | null> {
    const tenant_id = currentTenantId();
    const id = response['id'];
    if (typeof id !== 'string' || id.length > 2_000) return null;
    const [passkey] = await tx.$queryRaw<Stored[]>`
      select id, user_id, public_key, counter, transports from identity.passkey
      where tenant_id = ${tenant_id}::uuid and credential_id = ${Buffer.from(bytesOf(id))} for update`;
    if (!passkey) return null;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return null;
    await tx.passkey.updateMany({
      where: { tenant_id, id: passkey.id },
      data: { counter: BigInt(authenticationInfo.newCounter), last_used_at: this.clock.now() },
    });
    return { user_id: passkey.user_id };
  }

  private async credentialsOf(
    userId: string,
  ): Promise<{ id: string; transports: AuthenticatorTransport[] }[]> {
    const rows = await this.db.rows<{ credential_id: Buffer; transports: string[] }>({
      name: 'passkey_credentials_of',
      text: 'select credential_id, transports from identity.passkey where tenant_id = $1 and user_id = $2 limit 20',
      values: [currentTenantId(), userId],
    });
    return rows.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports: transports as AuthenticatorTransport[],
    }));
  }
}

interface Stored {
  id: string;
  user_id: string;
  public_key: Uint8Array;
  counter: bigint;
  transports: string[];
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));

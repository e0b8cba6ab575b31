import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Deliberate errors of a passkey response. */
export interface Slip {
  /** Origin in the client data. */
  origin?: string;
  /** Relying party id. */
  rpId?: string;
  /** Without user verification. */
  unverified?: boolean;
  /** Another challenge than the requested one. */
  challenge?: string;
}

type Json = Record<string, unknown>;
type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** A software authenticator with one passkey (ES256). Its counter grows with each use. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject };
  private userHandle = '';

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The result of `navigator.credentials.create()`, as JSON. */
  create(options: Json, slip: Slip = {}): Json {
    this.userHandle = (options['user'] as { id: string }).id;
    const { x, y } = this.key.publicKey.export({ format: 'jwk' });
    const cose = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([this.head(0x40, slip), Buffer.alloc(16), length, this.id, cbor(cose)]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options, slip).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The result of `navigator.credentials.get()`, as JSON. */
  get(options: Json, slip: Slip = {}): Json {
    this.counter += 1;
    const authData = this.head(0, slip);
    const clientData = this.clientData('webauthn.get', options, slip);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.key.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private answer(response: Json): Json {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private head(flags: number, { rpId = this.rpId, unverified }: Slip): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const present = 0x01 | (unverified ? 0 : 0x04);
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags | present]),
      counter,
    ]);
  }

  private clientData(type: string, options: Json, { origin = this.origin, challenge }: Slip): Buffer {
    const asked = challenge ?? options['challenge'];
    return Buffer.from(JSON.stringify({ type, challenge: asked, origin, crossOrigin: false }));
  }
}

/** The subset of CBOR (RFC 8949) that a passkey needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([name, one]) => [cbor(name), cbor(one)]),
  ]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { Clock } from '../../../platform/clock.ts';
import { Config } from '../../../platform/config.ts';
import { Db } from '../../../platform/db/db.ts';
import { decrypt, encrypt } from '../../../platform/encryption.ts';

/** What a key signs, and by which algorithm. */
const ALGORITHMS = { badge: 'ES256', lti: 'RS256' } as const;
type KeyPurpose = keyof typeof ALGORITHMS;

const SECRET = 'signing-key';
/** A key signs for a year; then a new one takes its place, and the old one stays for verification. */
const SIGNS_MS = 365 * 86_400_000;

/** A public key with its id. */
type PublicKey = JWK & { kid: string; alg: string };

interface KeyRow extends Record<string, unknown> {
  kid: string;
  public: PublicKey;
  private: Buffer;
  created_at: Date;
}

/** The keys of the installation: created when first needed, private parts encrypted. */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  /** The key that signs now. */
  async current(purpose: KeyPurpose): Promise<{ kid: string; alg: string; key: CryptoKey }> {
    const [newest] = await this.rows(purpose);
    const row =
      newest && this.clock.now().getTime() - newest.created_at.getTime() < SIGNS_MS
        ? newest
        : await this.create(purpose);
    const alg = ALGORITHMS[purpose];
    const jwk = JSON.parse(decrypt(this.config, SECRET, row.kid, row.private)) as JWK;
    return { kid: row.kid, alg, key: (await importJWK(jwk, alg)) as CryptoKey };
  }

  /** All public keys, the newest first; one is created if there is none. */
  async published(purpose: KeyPurpose): Promise<PublicKey[]> {
    await this.current(purpose);
    return (await this.rows(purpose)).map((row) => row.public);
  }

  private async rows(purpose: KeyPurpose): Promise<KeyRow[]> {
    const [answer] = await this.db.system([
      {
        name: 'signing_keys',
        text: 'select kid, public, private, created_at from learning.signing_key where purpose = $1 order by created_at desc, kid limit 20',
        values: [purpose],
      },
    ]);
    return answer!.rows as KeyRow[];
  }

  /** Two processes may create one at once: both stay, and both sign what verifies. */
  private async create(purpose: KeyPurpose): Promise<KeyRow> {
    const alg = ALGORITHMS[purpose];
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    const kid = randomBytes(16).toString('base64url');
    const row: KeyRow = {
      kid,
      public: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' },
      private: Buffer.from(encrypt(this.config, SECRET, kid, JSON.stringify(await exportJWK(privateKey)))),
      created_at: this.clock.now(),
    };
    await this.db.system([
      {
        name: 'add_signing_key',
        text: 'insert into learning.signing_key (kid, purpose, public, private, created_at) values ($1, $2, $3, $4, $5)',
        values: [kid, purpose, JSON.stringify(row.public), row.private, row.created_at],
      },
    ]);
    return row;
  }
}

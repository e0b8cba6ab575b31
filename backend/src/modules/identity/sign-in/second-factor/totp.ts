import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { encrypt, decrypt } from '../../../../platform/encryption.ts';

const PURPOSE = 'totp-secret';
const PERIOD_SECONDS = 30;
/** Time steps before and after the server's own that are accepted, because clocks of phones differ. */
const WINDOW = 1;

/** The key of an app, to scan or type. */
export class TotpKey {
  /** Base 32, to type. */
  secret!: string;
  /** `otpauth://…`, to open on the phone itself. */
  uri!: string;
  /** The same as a QR code: a data address of an SVG. */
  qr!: string;
}

/** Time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds, as all apps support). */
@Injectable()
export class Totp {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** A new secret of 160 bits, encrypted for its owner. */
  create(userId: string): { secret: Secret; sealed: Uint8Array<ArrayBuffer> } {
    const secret = new Secret({ size: 20 });
    return { secret, sealed: encrypt(this.config, PURPOSE, ownerOf(userId), secret.base32) };
  }

  async keyOf(secret: Secret, account: string, issuer: string): Promise<TotpKey> {
    // Apps treat a colon as the end of the issuer's name.
    const totp = new TOTP({
      secret,
      label: account,
      issuer: issuer.replaceAll(':', ' '),
      period: PERIOD_SECONDS,
    });
    const uri = totp.toString();
    const svg = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
    return {
      secret: secret.base32,
      uri,
      qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    };
  }

  /** The time step of a code, or null when it matches none of the accepted steps. */
  stepOf(userId: string, encrypted: Uint8Array, code: string): bigint | null {
    const secret = Secret.fromBase32(decrypt(this.config, PURPOSE, ownerOf(userId), encrypted));
    const timestamp = this.clock.now().getTime();
    const delta = TOTP.validate({ token: code, secret, timestamp, window: WINDOW, period: PERIOD_SECONDS });
    return delta === null ? null : BigInt(TOTP.counter({ timestamp, period: PERIOD_SECONDS }) + delta);
  }
}

const ownerOf = (userId: string): string => `${currentTenantId()}:${userId}`;

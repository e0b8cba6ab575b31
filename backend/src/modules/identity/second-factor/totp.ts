import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import { Clock } from '../../../platform/clock.ts';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { seal, unseal } from './sealing.ts';

const PURPOSE = 'totp-secret';
const PERIOD_SECONDS = 30;
/** Steps before and after the server's own that still count: clocks of phones go wrong. */
const WINDOW = 1;

/** What an app needs to make codes: to be scanned, or typed. */
export class TotpKey {
  /** Base 32, to be typed. */
  secret!: string;
  /** `otpauth://…`, to be opened on the phone itself. */
  uri!: string;
  /** The same as a picture: a data address of an SVG. */
  qr!: string;
}

/** One-time passwords by time (RFC 6238: SHA-1, six digits, 30 seconds, as every app reads them). */
@Injectable()
export class Totp {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** A new secret of 160 bits, sealed for its owner. */
  create(userId: string): { secret: Secret; sealed: Uint8Array<ArrayBuffer> } {
    const secret = new Secret({ size: 20 });
    return { secret, sealed: seal(this.config, PURPOSE, ownerOf(userId), secret.base32) };
  }

  async keyOf(secret: Secret, account: string, issuer: string): Promise<TotpKey> {
    // A colon would end the issuer's name where apps read it.
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

  /** The time step that the code belongs to, or null when it is none of the steps around now. */
  stepOf(userId: string, sealed: Uint8Array, code: string): bigint | null {
    const secret = Secret.fromBase32(unseal(this.config, PURPOSE, ownerOf(userId), sealed));
    const timestamp = this.clock.now().getTime();
    const delta = TOTP.validate({ token: code, secret, timestamp, window: WINDOW, period: PERIOD_SECONDS });
    return delta === null ? null : BigInt(TOTP.counter({ timestamp, period: PERIOD_SECONDS }) + delta);
  }
}

const ownerOf = (userId: string): string => `${currentTenantId()}:${userId}`;

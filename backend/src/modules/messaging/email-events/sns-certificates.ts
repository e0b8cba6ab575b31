import { Injectable } from '@nestjs/common';
import { X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';

const PATIENCE_MS = 5_000;
/** Hosts of Amazon SNS in every region. */
const AMAZON = /^sns\.[a-z0-9-]{3,30}\.amazonaws\.com(\.cn)?$/;

/** Fetches the certificates with which Amazon SNS signs, from Amazon's hosts alone, and keeps the last ones. */
@Injectable()
export class SnsCertificates {
  private readonly known = new LRUCache<string, X509Certificate>({ max: 20, ttl: 24 * 3_600_000 });

  constructor(private readonly config: Config) {}

  /** Whether SNS itself serves this address. */
  isOfSns(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, port, origin, username } = new URL(address);
    if (this.config.snsOrigin) return origin === new URL(this.config.snsOrigin).origin;
    return protocol === 'https:' && port === '' && username === '' && AMAZON.test(hostname);
  }

  /**
   * The certificate at this address.
   * @throws AppError malformed for another host, unavailable when it does not answer: SNS then repeats its call
   */
  async at(address: string): Promise<X509Certificate> {
    if (!this.isOfSns(address))
      throw new AppError('malformed', 'not_signed', 'The certificate of this call is not one of SNS.');
    const known = this.known.get(address);
    if (known) return known;
    try {
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      const certificate = new X509Certificate(await answer.text());
      this.known.set(address, certificate);
      return certificate;
    } catch (cause) {
      throw new AppError('unavailable', 'no_certificate', 'The certificate of SNS could not be fetched.', {
        retryAfter: 30,
        cause,
      });
    }
  }
}

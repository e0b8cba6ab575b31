import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { Config, derivedKey } from '../../../../platform/config.ts';

/** How long the address of an opened book is valid, in seconds; then its page requests a new one. */
const LIFE_S = 6 * 3_600;
/** How many signatures of covers are cached: about two megabytes. */
const MOST_COVERS = 10_000;

/** A book file that was opened for one reader in one school. */
interface Opening {
  tenantId: string;
  bookId: string;
  fileId: string;
  /**
   * The person for whom it opened because they own the book; each request for one of its files checks that they still
   * do. Undefined when it opened for another reason.
   */
  owner?: string;
}

/**
 * Signed path segments (capability URLs) for the book origin, which gets no cookies and tokens: the address itself is
 * the permission to read the file. Addresses of opened books expire; those of covers do not, because everyone who
 * sees the book gets them.
 */
@Injectable()
export class CapabilityUrls {
  private readonly key: KeyObject;
  private readonly covers = new Map<string, string>();

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(derivedKey(config, 'book-capability'));
  }

  open({ tenantId, bookId, fileId, owner }: Opening): string {
    const expires = Math.floor(this.clock.now().getTime() / 1000) + LIFE_S;
    const claim = Buffer.from(
      [tenantId, bookId, fileId, expires, ...(owner ? [owner] : [])].join(' '),
    ).toString('base64url');
    return `${claim}.${this.sign(`open ${claim}`)}`;
  }

  /** The opened book of a signed segment in this school; null when the signature is invalid or has expired. */
  read(segment: string, tenantId: string): Opening | null {
    const [claim = '', signature = ''] = segment.split('.');
    if (!this.fits(`open ${claim}`, signature)) return null;
    const [tenant, bookId, fileId, expires, owner] = Buffer.from(claim, 'base64url').toString().split(' ');
    if (tenant !== tenantId || Number(expires) * 1000 < this.clock.now().getTime()) return null;
    return { tenantId, bookId: bookId!, fileId: fileId!, ...(owner && { owner }) };
  }

  cover(bookId: string, fileId: string): string {
    const name = `cover ${bookId} ${fileId}`;
    // It never changes, and a page of the library has twenty covers: signing them anew is a third of the page's work.
    let signature = this.covers.get(name);
    if (!signature) {
      signature = this.sign(name).slice(0, 22);
      if (this.covers.size >= MOST_COVERS) this.covers.clear();
      this.covers.set(name, signature);
    }
    return signature;
  }

  isCover(segment: string, bookId: string, fileId: string): boolean {
    return this.equal(segment, this.cover(bookId, fileId));
  }

  /**
   * A segment for one picture that everybody who sees the book may see; it gives no access to other files of the
   * book.
   */
  picture(bookId: string, fileId: string, path: string): string {
    return this.sign(`picture ${bookId} ${fileId} ${path}`).slice(0, 22);
  }

  isPicture(segment: string, bookId: string, fileId: string, path: string): boolean {
    return this.equal(segment, this.picture(bookId, fileId, path));
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }

  private fits(text: string, signature: string): boolean {
    return this.equal(signature, this.sign(text));
  }

  private equal(one: string, other: string): boolean {
    return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  }
}

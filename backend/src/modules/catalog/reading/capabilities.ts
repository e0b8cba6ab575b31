import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Config, derivedKey } from '../../../platform/config.ts';

/** How long an opened book can be read before its page asks again, in seconds. */
const LIFE_S = 6 * 3_600;
/** Signatures of covers that are remembered: some two megabytes. */
const MOST_COVERS = 10_000;

/** One book file, opened for one reader in one school. */
export interface Opening {
  tenantId: string;
  bookId: string;
  fileId: string;
}

/**
 * Signed path segments for the book origin, where no cookie and no token may come: holding the address is the right
 * to the file. Openings of books expire; covers do not, their addresses are shown to everyone who sees the book.
 */
@Injectable()
export class Capabilities {
  private readonly key: KeyObject;
  private readonly covers = new Map<string, string>();

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(derivedKey(config, 'book-capability'));
  }

  open({ tenantId, bookId, fileId }: Opening): string {
    const expires = Math.floor(this.clock.now().getTime() / 1000) + LIFE_S;
    const claim = Buffer.from([tenantId, bookId, fileId, expires].join(' ')).toString('base64url');
    return `${claim}.${this.sign(`open ${claim}`)}`;
  }

  /** The opening that a segment stands for in this school; null when it was not signed here, or is too old. */
  read(segment: string, tenantId: string): Opening | null {
    const [claim = '', signature = ''] = segment.split('.');
    if (!this.fits(`open ${claim}`, signature)) return null;
    const [tenant, bookId, fileId, expires] = Buffer.from(claim, 'base64url').toString().split(' ');
    if (tenant !== tenantId || Number(expires) * 1000 < this.clock.now().getTime()) return null;
    return { tenantId, bookId: bookId!, fileId: fileId! };
  }

  cover(bookId: string, fileId: string): string {
    const name = `cover ${bookId} ${fileId}`;
    // It never changes, and a page of the library shows twenty: signing them anew is a third of the page's work.
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

  /** For one picture of a book that everybody who sees the book is shown; the book's other files stay closed. */
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

import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Storage } from '../../../../platform/storage/storage.ts';

/** End of a chain at some time. `link` is hexadecimal. */
export interface ChainHead {
  number: number;
  link: string;
}

/** Heads that a check compares. */
const COMPARED = 30;

/**
 * The ends of the running school's chain, one file for each day, outside of the database: who cuts off the end of the chain, or
 * computes it again, would have to change these files, too.
 */
@Injectable()
export class ChainHeads {
  constructor(private readonly storage: Storage) {}

  /** Stores the head of a day; the first one of the day stays. */
  async keep(head: ChainHead, at: Date): Promise<void> {
    const key = `${folder()}${at.toISOString().slice(0, 10)}.json`;
    if (await this.storage.stat(key)) return;
    await this.storage.put(key, Readable.from([Buffer.from(JSON.stringify(head))]));
  }

  /** The heads of the last days on which one was stored. */
  async last(): Promise<ChainHead[]> {
    const keys = (await this.storage.list(folder())).sort().slice(-COMPARED);
    const heads: ChainHead[] = [];
    for (const key of keys) heads.push(JSON.parse(await text(await this.storage.get(key))) as ChainHead);
    return heads;
  }
}

const folder = (): string => `audit-heads/${currentTenantId()}/`;

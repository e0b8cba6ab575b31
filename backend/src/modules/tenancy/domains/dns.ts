import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** Reads the DNS; a port, so that tests bring records of their own. */
export abstract class DnsRecords {
  /** Values of the TXT records at a name, none when there are none. Rejects when the DNS does not answer. */
  abstract txt(name: string): Promise<string[]>;
}

@Injectable()
export class NodeDns extends DnsRecords {
  override async txt(name: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  }
}

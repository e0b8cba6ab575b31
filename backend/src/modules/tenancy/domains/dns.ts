import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.ts';

/** Reads the DNS. */
export abstract class DnsRecords {
  /** Values of the TXT records at a name, an empty list when there are none. Rejects when the DNS does not answer. */
  abstract txt(name: string): Promise<string[]>;
}

@Injectable()
export class NodeDns extends DnsRecords {
  constructor(private readonly config: Config) {
    super();
  }

  override async txt(name: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    if (this.config.dnsServers.length > 0) resolver.setServers(this.config.dnsServers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  }
}

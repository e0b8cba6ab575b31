import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Config } from '../../../platform/config.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { DnsRecords } from './dns.ts';
import { proofOf } from './domain-proof.ts';

/** The result of checking a claimed domain. */
export interface DomainFinding {
  domain: string;
  /** Null when the domain is verified. */
  problem: string | null;
}

/** Checks claimed domains and stores the result. */
@Injectable()
export class DomainProof {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
    private readonly dns: DnsRecords,
    private readonly cache: PublicCache,
  ) {}

  /** Queries the DNS; never inside a transaction. Null when the school claims no domain. */
  async look(school: string): Promise<DomainFinding | null> {
    const [claim] = await this.db.rows<{ domain: string }>({
      name: 'domain_claim',
      text: 'select domain from tenancy.domain_claim where school_id = $1',
      values: [school],
    });
    if (!claim) return null;
    const { record_name, record_value } = proofOf(this.config, school, claim.domain);
    const values = await this.dns.txt(record_name).catch(() => null);
    const problem =
      values === null
        ? 'The DNS did not answer. Try again in a few minutes.'
        : values.includes(record_value)
          ? null
          : values.length > 0
            ? `${record_name} holds another value. Compare it letter by letter.`
            : `There is no TXT record at ${record_name} yet. New records can take some hours to be seen.`;
    return { domain: claim.domain, problem };
  }

  /** Assigns a verified domain to the school, or stores the problem. Skips a claim that changed meanwhile. */
  async note(tx: Tx, school: string, { domain, problem }: DomainFinding): Promise<void> {
    const claim = { school_id: school, domain };
    const taken =
      problem === null && (await tx.tenant.count({ where: { domain_url: domain, id: { not: school } } })) > 0;
    if (problem !== null || taken) {
      await tx.domainClaim.updateMany({
        where: claim,
        data: {
          checked_at: this.clock.now(),
          problem: problem ?? 'Another school answers at this domain already.',
        },
      });
      return;
    }
    const { count } = await tx.domainClaim.deleteMany({ where: claim });
    if (count === 0) return;
    await tx.tenant.update({ where: { id: school }, data: { domain_url: domain } });
    await this.cache.announceToAll(tx);
  }
}

/** Checks the claimed domain of a school now. */
export class CheckDomain extends Command<void> {
  constructor(readonly school: string) {
    super();
  }
}

@CommandHandler(CheckDomain)
export class CheckDomainHandler implements ICommandHandler<CheckDomain> {
  constructor(
    private readonly db: Db,
    private readonly proof: DomainProof,
    private readonly cache: PublicCache,
  ) {}

  async execute({ school }: CheckDomain): Promise<void> {
    assertPlatform();
    const finding = await this.proof.look(school);
    if (!finding) return;
    await this.db.transaction((tx) => this.proof.note(tx, school, finding));
    this.cache.forgetAll();
  }
}

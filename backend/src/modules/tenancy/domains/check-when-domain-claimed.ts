import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DomainClaimed } from '../contract.ts';
import { DomainProof, type DomainFinding } from './check-domain.ts';

/** Checks a domain soon after it was claimed: often the record exists already. */
@Injectable()
@Consumes(DomainClaimed, { name: 'tenancy.check-domain', queue: 'emails' })
export class CheckWhenDomainClaimed implements Consumer<DomainClaimed, DomainFinding | null> {
  constructor(private readonly proof: DomainProof) {}

  prepare({ school_id }: DomainClaimed): Promise<DomainFinding | null> {
    return this.proof.look(school_id);
  }

  async handle({ school_id }: DomainClaimed, tx: Tx, finding: DomainFinding | null): Promise<void> {
    if (finding) await this.proof.note(tx, school_id, finding);
  }
}

import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../../platform/approvals/second-person.ts';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { RoyaltyVersion } from '../../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { RoyaltyActivated } from './royalty-activated.ts';
import { percent, ROYALTY_TEXTS } from './royalty-texts.ts';

export const ROYALTY_ACT = 'royalty.activated';

interface RoyaltyActParams {
  version_id: string;
}

/** A draft becomes active: one person of the platform's team wrote it, another one approves it. */
@Injectable()
@NeedsSecondPerson({
  kind: ROYALTY_ACT,
  title: ROYALTY_TEXTS.title,
  propose: 'royalty.manage',
  approve: 'royalty.manage',
  hours: 72,
  path: '/admin-panel/royalty-rules',
})
export class ActivateRoyaltyAct implements SecondPersonAct<RoyaltyActParams> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, and 409 `not_a_draft` */
  async describe(tx: Tx, { version_id }: RoyaltyActParams): Promise<Snapshot> {
    const draft = await this.draft(tx, version_id);
    const { school_id, book_id, platform_bps, author_bps, effective_from } = draft;
    const name = await this.schoolName(draft);
    return {
      facts: [
        { label: ROYALTY_TEXTS.for, value: name ? inEveryLanguage(name) : ROYALTY_TEXTS.everybody },
        ...(book_id ? [{ label: ROYALTY_TEXTS.book, value: inEveryLanguage(book_id) }] : []),
        { label: ROYALTY_TEXTS.platform, value: percent(platform_bps) },
        { label: ROYALTY_TEXTS.author, value: percent(author_bps) },
        { label: ROYALTY_TEXTS.from, value: inEveryLanguage(effective_from.toISOString().slice(0, 10)) },
      ],
      material: { version_id, school_id, book_id, platform_bps, author_bps, effective_from },
    };
  }

  async run(tx: Tx, { version_id }: RoyaltyActParams, { approvedBy }: ApprovedAct): Promise<void> {
    const draft = await this.draft(tx, version_id);
    if (draft.created_by === approvedBy)
      throw new AppError('conflict', 'own_draft', 'Whoever wrote a rule cannot approve it.');
    const now = this.clock.now();
    const tenant_id = currentTenantId();
    // A rule never holds for sales before it.
    const effective_from = draft.effective_from > now ? draft.effective_from : now;
    await tx.royaltyVersion.updateMany({
      where: { tenant_id, id: version_id, status: 'draft' },
      data: { status: 'active', activated_by: approvedBy, activated_at: now, effective_from },
    });
    const { version, platform_bps, author_bps, school_id, book_id } = draft;
    if (school_id)
      await this.outbox.add(tx, RoyaltyActivated, {
        version_id,
        school_id,
        book_id,
        platform_bps,
        author_bps,
        effective_from: effective_from.toISOString(),
      });
    else
      await tx.royaltyDefault.createMany({
        data: [{ tenant_id, id: version_id, version, platform_bps, author_bps, effective_from }],
      });
    const name = (await this.schoolName(draft)) ?? 'all schools';
    await this.audit.record(tx, 'royalty.activated', name, { reason: draft.note, actorId: approvedBy });
  }

  private async draft(tx: Tx, id: string): Promise<RoyaltyVersion> {
    await lockUntilCommit(tx, `royalty version ${id}`);
    const version = await tx.royaltyVersion.findFirst({ where: { tenant_id: currentTenantId(), id } });
    if (!version) throw notFound('royalty rule');
    if (version.status !== 'draft')
      throw new AppError('conflict', 'not_a_draft', `This version is ${version.status}.`);
    return version;
  }

  private async schoolName({ school_id }: RoyaltyVersion): Promise<string | null> {
    if (!school_id) return null;
    const [school] = await this.queries.execute(new GetSchools([school_id]));
    return school?.name ?? school_id;
  }
}

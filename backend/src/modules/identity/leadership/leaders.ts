import { Injectable } from '@nestjs/common';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail, type LeaderUpdateKind } from '../../messaging/contract.ts';
import { isOpen, stateAfter, type LeaderDetails, type LeaderTransition } from './leader.rules.ts';

/** An application or badge, locked against concurrent changes. */
export interface LockedLeader extends LeaderDetails {
  id: string;
  user_id: string;
  nominated_by: string | null;
  mentee_places: number;
}

/**
 * Reads applications and badges, changes their status inside a transaction, and requests the e-mails to the
 * people concerned.
 */
@Injectable()
export class Leaders {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Locks an adult of the running school, to serialise requests about them. */
  async lockPerson(tx: Tx, id: string): Promise<{ id: string; role: string; status: string } | null> {
    const [person] = await tx.$queryRaw<{ id: string; role: string; status: string }[]>`
      select id, role::text as role, status::text as status from identity.user_account
      where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid for update`;
    return person ?? null;
  }

  /** A person's open application or badge, if there is one. */
  async lockOpen(tx: Tx, userId: string, kind: LeaderKind): Promise<LockedLeader | null> {
    const [found] = await tx.$queryRaw<{ id: string }[]>`
      select id from identity.leader
      where tenant_id = ${currentTenantId()}::uuid and user_id = ${userId}::uuid and open_kind = ${kind}`;
    return found ? this.lock(tx, found.id) : null;
  }

  /** @throws AppError not_found */
  async lock(tx: Tx, id: string): Promise<LockedLeader> {
    const [row] = await tx.$queryRaw<LockedLeader[]>`
      select l.id, l.user_id, l.kind, l.state, l.valid_until, l.decided_at, l.nominated_by, l.mentee_places
      from identity.leader l where l.tenant_id = ${currentTenantId()}::uuid and l.id = ${id}::uuid for update`;
    if (!row) throw notFound('application');
    const steps = await tx.leaderStep.findMany({
      where: { tenant_id: currentTenantId(), leader_id: id },
      select: { step: true },
    });
    return { ...row, steps: steps.map(({ step }) => step) };
  }

  /** Carries out a transition with all its effects. */
  async move(
    tx: Tx,
    leader: LockedLeader,
    move: LeaderTransition,
    data: Prisma.LeaderUncheckedUpdateInput = {},
  ): Promise<void> {
    const now = this.clock.now();
    const state = stateAfter(move, leader, now);
    const open = isOpen(state);
    await tx.leader.update({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: leader.id } },
      data: { state, open_kind: open ? leader.kind : null, ended_at: open ? null : now, ...data },
    });
    // Only holders of a valid badge are mentors: open mentorships end with the badge.
    if (!open)
      await tx.mentorship.updateMany({
        where: { tenant_id: currentTenantId(), leader_id: leader.id, open: true },
        data: { state: 'ended', open: null, ended_at: now },
      });
  }

  /** Requests an e-mail about a leader's application, badge or mentoring, with the data stored now. */
  async emailUpdate(tx: Tx, leaderId: string, userId: string, update: LeaderUpdateKind): Promise<void> {
    const leader = await tx.leader.findUnique({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: leaderId } },
      select: { kind: true, decline_reason: true, valid_until: true },
    });
    if (!leader) return;
    const { kind, decline_reason, valid_until } = leader;
    await requestEmail(this.outbox, tx, {
      template: 'leader-update',
      to: { user_id: userId },
      data: {
        update,
        kind: kind as LeaderKind,
        decline_reason,
        valid_until: valid_until?.toISOString() ?? null,
        path: '/superpower',
      },
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { LeaderChanged, type LeaderNewsKind } from '../contract.ts';
import { isOpen, stateAfter, type LeaderFacts, type LeaderMove } from './leader.rules.ts';

/** A way to the badge while nobody else can change it. */
export interface LockedLeader extends LeaderFacts {
  id: string;
  user_id: string;
  nominated_by: string | null;
  mentee_places: number;
}

/** Reads and moves ways to the badge inside a transaction, and says so to who is to know. */
@Injectable()
export class Leaders {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Holds a grown-up of the running school, so that two requests about them come one after the other. */
  async lockPerson(tx: Tx, id: string): Promise<{ id: string; role: string; status: string } | null> {
    const [person] = await tx.$queryRaw<{ id: string; role: string; status: string }[]>`
      select id, role::text as role, status::text as status from identity.user_account
      where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid for update`;
    return person ?? null;
  }

  /** The open way of a person, if there is one. */
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

  /** Carries a move out, with what else changes by it. */
  async move(
    tx: Tx,
    leader: LockedLeader,
    move: LeaderMove,
    data: Prisma.LeaderUncheckedUpdateInput = {},
  ): Promise<void> {
    const now = this.clock.now();
    const state = stateAfter(move, leader, now);
    const open = isOpen(state);
    await tx.leader.update({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: leader.id } },
      data: { state, open_kind: open ? leader.kind : null, ended_at: open ? null : now, ...data },
    });
    // Without a valid badge nobody is a mentor: what was open ends with it.
    if (!open)
      await tx.mentorship.updateMany({
        where: { tenant_id: currentTenantId(), leader_id: leader.id, open: true },
        data: { state: 'ended', open: null, ended_at: now },
      });
  }

  /** Lets the e-mails know. */
  tell(tx: Tx, leader_id: string, user_id: string, news: LeaderNewsKind): Promise<void> {
    return this.outbox.add(tx, LeaderChanged, { leader_id, user_id, news });
  }
}

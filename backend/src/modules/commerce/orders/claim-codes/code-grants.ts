import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { ClaimCode } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { LiveMessages } from '../../../../platform/live/live-messages.ts';
import { crashPoint } from '../../../../platform/messaging/crash-point.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GrantIssued, GrantRevoked } from '../../contract.ts';
import { ORDERS_TOPIC } from '../orders.live.ts';

/** Grants that people got with a claim code. The code is locked. */
@Injectable()
export class CodeGrants {
  constructor(
    private readonly clock: Clock,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
  ) {}

  /** Of these people, those who got the book of the code: with it, or in whatever way. */
  async holders(
    tx: Tx,
    { tenant_id, id, book_id }: ClaimCode,
    people: readonly string[],
  ): Promise<{ claimed: Set<string>; own: Set<string> }> {
    const grants = await tx.accessGrant.findMany({
      where: { tenant_id, book_id, status: 'active', user_id: { in: [...people] } },
      select: { user_id: true, code_id: true },
    });
    const ids = (own: typeof grants) => new Set(own.map(({ user_id }) => user_id!));
    return { claimed: ids(grants.filter(({ code_id }) => code_id === id)), own: ids(grants) };
  }

  /** One seat for each of these people. `code.used` is counted on. */
  async issue(tx: Tx, code: ClaimCode, people: readonly string[]): Promise<void> {
    if (people.length === 0) return;
    await this.add(tx, code, people);
    const { tenant_id, id } = code;
    const used = { increment: people.length };
    Object.assign(
      code,
      await tx.claimCode.update({ where: { tenant_id_id: { tenant_id, id } }, data: { used } }),
    );
    crashPoint('code.claimed');
    await this.live.publish(tx, ORDERS_TOPIC, [code.order_id]);
  }

  /** Ends all grants of the code. */
  async revoke(tx: Tx, { tenant_id, id: code_id, book_id }: ClaimCode, revoked_at: Date): Promise<void> {
    const where = { tenant_id, code_id, status: 'active' as const };
    const open = await tx.accessGrant.findMany({ where, select: { id: true, user_id: true } });
    await tx.accessGrant.updateMany({ where, data: { status: 'revoked', revoked_at } });
    for (const { id: grant_id, user_id } of open)
      if (user_id) await this.outbox.add(tx, GrantRevoked, { grant_id, user_id, book_id });
  }

  /** Gives the book back to those who lost it when the code was revoked. Their seats were never free. */
  async restore(tx: Tx, code: ClaimCode, revoked_at: Date): Promise<void> {
    const { tenant_id, id: code_id } = code;
    const lost = await tx.accessGrant.findMany({
      where: { tenant_id, code_id, status: 'revoked', revoked_at, user_id: { not: null } },
      select: { user_id: true },
    });
    await this.add(tx, code, [...new Set(lost.map(({ user_id }) => user_id!))]);
  }

  private async add(
    tx: Tx,
    { tenant_id, id: code_id, order_id, line_id, book_id }: ClaimCode,
    people: readonly string[],
  ): Promise<void> {
    const now = this.clock.now();
    const made = people.map((user_id) => ({ id: newId(), user_id }));
    await tx.accessGrant.createMany({
      data: made.map((grant) => ({
        ...grant,
        tenant_id,
        code_id,
        order_id,
        line_id,
        book_id,
        status: 'active',
        issued_at: now,
        created_at: now,
      })),
    });
    for (const { id: grant_id, user_id } of made)
      await this.outbox.add(tx, GrantIssued, { grant_id, user_id, book_id });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { AccessGrant } from '../../../platform/db/generated/client.ts';
import { newId } from '../../../platform/ids.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { CourseGrantIssued, CourseGrantRevoked, GrantIssued, GrantRevoked } from '../contract.ts';
import type { LockedOrder } from './order-writer.ts';

/** Grants of an order: who may read or learn what was bought. */
@Injectable()
export class Grants {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes a grant for each of these lines that has none. It waits while nobody is known who reads; otherwise it is active
   * and `GrantIssued`, or `CourseGrantIssued`, is added.
   */
  async issue(tx: Tx, order: LockedOrder, lineIds?: readonly string[]): Promise<void> {
    const open = new Set(
      order.grants.filter(({ status }) => status !== 'revoked').map(({ line_id }) => line_id),
    );
    const now = this.clock.now();
    const made = order.lines
      .filter(({ id }) => (lineIds?.includes(id) ?? true) && !open.has(id))
      .map((line): AccessGrant => ({
        tenant_id: order.tenant_id,
        id: newId(),
        order_id: order.id,
        line_id: line.id,
        book_id: line.book_id,
        course_id: line.course_id,
        user_id: order.reader_id,
        code_id: null,
        status: order.reader_id ? 'active' : 'waiting',
        issued_at: order.reader_id ? now : null,
        revoked_at: null,
        created_at: now,
      }));
    if (made.length === 0) return;
    await tx.accessGrant.createMany({ data: made });
    for (const grant of made) await this.tell(tx, ISSUED, grant);
    crashPoint('grant.issued');
    order.grants = [...order.grants, ...made];
  }

  /** Makes waiting grants active for whoever claimed the order. */
  async activate(tx: Tx, order: LockedOrder): Promise<void> {
    const now = this.clock.now();
    const waiting = order.grants.filter(({ status }) => status === 'waiting');
    for (const grant of waiting) {
      const { tenant_id, id } = grant;
      const change = { status: 'active' as const, user_id: order.reader_id, issued_at: now };
      await tx.accessGrant.update({ where: { tenant_id_id: { tenant_id, id } }, data: change });
      Object.assign(grant, change);
      await this.tell(tx, ISSUED, grant);
    }
  }

  /** Ends the grants of these lines. */
  async revoke(tx: Tx, order: LockedOrder, lineIds: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const ended = order.grants.filter(
      ({ line_id, status }) => lineIds.includes(line_id) && status !== 'revoked',
    );
    for (const grant of ended) {
      const { tenant_id, id } = grant;
      const change = { status: 'revoked' as const, revoked_at: now };
      await tx.accessGrant.update({ where: { tenant_id_id: { tenant_id, id } }, data: change });
      Object.assign(grant, change);
      await this.tell(tx, REVOKED, grant);
    }
  }

  private async tell(
    tx: Tx,
    event: typeof ISSUED | typeof REVOKED,
    { id: grant_id, user_id, book_id, course_id, issued_at }: AccessGrant,
  ): Promise<void> {
    if (!user_id || !issued_at) return;
    if (book_id) await this.outbox.add(tx, event.book, { grant_id, user_id, book_id });
    if (course_id) await this.outbox.add(tx, event.course, { grant_id, user_id, course_id });
  }
}

/** What is told of the grant of a book, and of a course. */
const ISSUED = { book: GrantIssued, course: CourseGrantIssued };
const REVOKED = { book: GrantRevoked, course: CourseGrantRevoked };

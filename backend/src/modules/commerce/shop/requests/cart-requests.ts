import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { LinkSecrets } from '../../../../platform/link-secrets.ts';
import type { RequestRecipients } from './request.rules.ts';
import { REQUEST_TOKEN } from './request-token.ts';

/** A stored request of a student. */
export interface StoredRequest {
  id: string;
  student_id: string;
  sent_to: RequestRecipients;
  /** The one grown-up who was chosen. */
  asked_id: string | null;
  /** Of a request that the student shows as a code. */
  secret_seed: string | null;
  created_at: Date;
  expires_at: Date;
  taken_back_at: Date | null;
  /** Items in the order in which they were wished. */
  items: string[];
}

const COLUMNS = `r.id, r.student_id, r.sent_to, r.asked_id, r.secret_seed, r.created_at, r.expires_at, r.taken_back_at,
  array(select i.item || case i.kind when 'digital' then '' else ':' || i.kind end from commerce.cart_request_item i
        where i.tenant_id = r.tenant_id and i.request_id = r.id order by i.position) as items`;

/** Requests of students in the database. */
@Injectable()
export class CartRequests {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly secrets: LinkSecrets,
  ) {}

  /**
   * The request of a link.
   * @throws AppError 404 for an unknown link
   */
  async byToken(token: string): Promise<StoredRequest> {
    const [found] = REQUEST_TOKEN.test(token)
      ? await this.db.rows<StoredRequest & Record<string, unknown>>({
          name: 'cart_request_by_secret',
          text: `select ${COLUMNS} from commerce.cart_request r where r.tenant_id = $1 and r.secret_hash = $2`,
          values: [currentTenantId(), Buffer.from(this.secrets.digest(token))],
        })
      : [];
    if (!found) throw notFound('request');
    return found;
  }

  /**
   * The request of a link that can still be answered.
   * @throws AppError 404, or 409 `request_expired` and `request_taken_back`
   */
  async answerable(token: string): Promise<StoredRequest> {
    const request = await this.byToken(token);
    if (request.taken_back_at)
      throw new AppError('conflict', 'request_taken_back', 'The child has taken this wish back.');
    if (request.expires_at <= this.clock.now())
      throw new AppError('conflict', 'request_expired', 'This link is over. The child can ask once more.');
    return request;
  }

  /**
   * Takes a request back: its link opens nothing more, and its books can be asked for anew. Repeating it changes nothing.
   * @throws AppError 404 for a request of nobody or somebody else
   */
  async takeBack(tx: Tx, studentId: string, id: string): Promise<void> {
    const tenant_id = currentTenantId();
    const { count } = await tx.cartRequest.updateMany({
      where: { tenant_id, id, student_id: studentId },
      data: { taken_back_at: this.clock.now(), secret_seed: null },
    });
    if (count === 0) throw notFound('request');
    await tx.cartRequestItem.deleteMany({ where: { tenant_id, request_id: id } });
  }

  /** Requests of a student that were not taken back, newest first. */
  async of(
    studentId: string,
    limit: number,
    offset: number,
  ): Promise<{ count: number; requests: StoredRequest[] }> {
    const [all, requests] = await this.db.batch([
      {
        name: 'count_cart_requests',
        text: `select count(*)::int as count from commerce.cart_request where tenant_id = $1 and student_id = $2 and taken_back_at is null`,
        values: [currentTenantId(), studentId],
      },
      {
        name: 'cart_requests_of',
        text: `select ${COLUMNS} from commerce.cart_request r where r.tenant_id = $1 and r.student_id = $2 and r.taken_back_at is null
               order by r.created_at desc, r.id desc limit $3 offset $4`,
        values: [currentTenantId(), studentId, limit, offset],
      },
    ]);
    return {
      count: (all!.rows as { count: number }[])[0]!.count,
      requests: requests!.rows as StoredRequest[],
    };
  }
}

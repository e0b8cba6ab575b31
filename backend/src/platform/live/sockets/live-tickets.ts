import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Role } from '@bookgrove/contract';
import { Clock } from '../../clock.ts';
import { currentTenantId, type Principal } from '../../context.ts';
import { Db } from '../../db/db.ts';

/** How long a ticket may be used, in seconds. */
export const TICKET_SECONDS = 30;

/** What a ticket lets its holder open: one WebSocket about one subject, as the person who asked for it. */
export interface LiveTicket {
  principal: Principal;
  purpose: string;
  subject: string;
}

interface TicketRow {
  user_id: string;
  session_id: string;
  role: Role;
  is_staff: boolean;
  purpose: string;
  subject: string;
}

/**
 * One-time tickets for WebSockets, because a browser sends no access token with them. The browser has a secret of 256
 * bits, the table its hash. A ticket is of one tenant and one host, and is deleted when it is used.
 */
@Injectable()
export class LiveTickets {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** Creates a ticket for this host and resolves to its secret. Expired ones of the tenant are deleted as well. */
  async issue({ principal, purpose, subject }: LiveTicket, host: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const { userId, sessionId, role, isStaff } = principal;
    const expires = new Date(now.getTime() + TICKET_SECONDS * 1_000);
    await this.db.batch([
      {
        name: 'live_ticket_issue',
        text: `insert into platform.live_ticket
                 (tenant_id, token_hash, user_id, session_id, role, is_staff, purpose, subject, host, expires_at)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        values: [
          currentTenantId(),
          hashOf(secret),
          userId,
          sessionId,
          role,
          isStaff,
          purpose,
          subject,
          host,
          expires,
        ],
      },
      {
        name: 'live_ticket_sweep',
        text: 'delete from platform.live_ticket where tenant_id = $1 and expires_at < $2',
        values: [currentTenantId(), now],
      },
    ]);
    return secret;
  }

  /** Uses a ticket up; null when there is none, or not for this tenant and host, or not any more. Of two uses one wins. */
  async take(secret: string, host: string): Promise<LiveTicket | null> {
    const [row] = await this.db.rows<TicketRow>({
      name: 'live_ticket_take',
      text: `delete from platform.live_ticket
             where tenant_id = $1 and token_hash = $2 and host = $3 and expires_at > $4
             returning user_id, session_id, role, is_staff, purpose, subject`,
      values: [currentTenantId(), hashOf(secret), host, this.clock.now()],
    });
    if (!row) return null;
    const { user_id, session_id, role, is_staff, purpose, subject } = row;
    return {
      principal: { userId: user_id, sessionId: session_id, role, isStaff: is_staff },
      purpose,
      subject,
    };
  }
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

import { Injectable } from '@nestjs/common';
import type { Role } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { LinkSecrets } from '../../../../platform/link-secrets.ts';
import { INVITATION_DAYS, enrolInClass, stateOf, type InvitationState } from './invitation.rules.ts';

/** The invitation of a link, with the account of its address at the school. */
interface FoundInvitation {
  id: string;
  state: InvitationState;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  class_id: string | null;
  class_name: string | null;
  inviter: string;
  message: string;
  expires_at: Date;
  account_id: string | null;
  account_status: 'active' | 'archived' | null;
}

const DAY_MS = 86_400_000;

/** Helpers for the use cases of invitations. */
@Injectable()
export class Invitations {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly secrets: LinkSecrets,
  ) {}

  /** A new secret for an invitation: its seed for the e-mail, its stored digest, and its expiry. */
  draw(): { seed: string; token_hash: Uint8Array<ArrayBuffer>; expires_at: Date } {
    const seed = this.secrets.newSeed();
    return {
      seed,
      token_hash: this.secrets.digest(this.secrets.secretOf(seed)),
      expires_at: new Date(this.clock.now().getTime() + INVITATION_DAYS * DAY_MS),
    };
  }

  /** The invitation of a link; null when the link is unknown or was replaced by a newer one. */
  async byToken(token: string): Promise<FoundInvitation | null> {
    const [row] = await this.db.rows<FoundInvitation & { accepted_at: Date | null; revoked_at: Date | null }>(
      {
        name: 'invitation_by_hash',
        text: `select i.id, i.email, i.first_name, i.last_name, i.role, i.class_id, c.name as class_name, i.message,
               i.expires_at, i.accepted_at, i.revoked_at, trim(p.first_name || ' ' || p.last_name) as inviter,
               u.id as account_id, u.status as account_status
             from identity.invitation i
             join identity.user_account p on p.tenant_id = i.tenant_id and p.id = i.invited_by
             left join identity.school_class c on c.tenant_id = i.tenant_id and c.id = i.class_id and c.archived_at is null
             left join identity.user_account u on u.tenant_id = i.tenant_id and lower(u.email) = lower(i.email)
             where i.tenant_id = $1 and i.token_hash = $2`,
        values: [currentTenantId(), Buffer.from(this.secrets.digest(token))],
      },
    );
    return row ? { ...row, state: stateOf(row, this.clock.now()) } : null;
  }

  /**
   * The invitation of a link that can be accepted now.
   * @throws AppError invalid `link_spent`
   */
  async acceptable(token: string): Promise<FoundInvitation> {
    const found = await this.byToken(token);
    if (found?.state !== 'waiting') throw spent();
    if (found.account_status === 'archived')
      throw new AppError(
        'forbidden',
        'account_archived',
        'Your account at this school is closed. Its office can open it again.',
      );
    return found;
  }

  /**
   * Marks the invitation as accepted, in the transaction that admits the person: the second of two concurrent
   * requests gets `link_spent`.
   */
  async claim(tx: Tx, invitationId: string, userId: string): Promise<void> {
    const now = this.clock.now();
    const { count } = await tx.invitation.updateMany({
      where: {
        tenant_id: currentTenantId(),
        id: invitationId,
        accepted_at: null,
        revoked_at: null,
        expires_at: { gt: now },
      },
      data: { accepted_at: now, accepted_by: userId },
    });
    if (count === 0) throw spent();
  }

  /** Adds the person to the class of their invitation, if it is not archived. */
  async enterClass(tx: Tx, invitation: FoundInvitation, userId: string): Promise<void> {
    const role = enrolInClass(invitation.role);
    if (!invitation.class_id || !invitation.class_name || !role) return;
    await tx.classMember.createMany({
      data: [{ tenant_id: currentTenantId(), class_id: invitation.class_id, user_id: userId, role }],
      skipDuplicates: true,
    });
  }
}

const spent = (): AppError =>
  new AppError(
    'invalid',
    'link_spent',
    'This invitation does not work any more: it was accepted, taken back, or is too old.',
  );

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { LinkSecrets } from '../../../../platform/link-secrets.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail, type EmailTemplate } from '../../../messaging/contract.ts';
import type { LinkPurpose } from '../../contract.ts';

const HOUR = 3_600_000;

/** How long a link works, in milliseconds. */
const LINK_LIFE: Record<LinkPurpose, number> = {
  verify_email: 7 * 24 * HOUR,
  reset_password: HOUR,
  set_password: 7 * 24 * HOUR,
  change_email: 24 * HOUR,
};

/** A link of these purposes is voided by the next one. */
const SETS_PASSWORD: readonly LinkPurpose[] = ['reset_password', 'set_password'];

/** The template of the e-mail for each kind of link. */
export const LINK_TEMPLATES = {
  verify_email: 'verify-email',
  reset_password: 'reset-password',
  set_password: 'set-password',
  change_email: 'change-email',
} as const satisfies Record<LinkPurpose, EmailTemplate>;

/** A valid link, with the person it belongs to. */
interface LiveLink {
  purpose: LinkPurpose;
  user_id: string;
  /** The address to which it was sent. */
  email: string;
  /** The person's current address; a link to another one only serves for a change of address. */
  current_email: string | null;
  first_name: string;
  last_name: string;
}

/** Single-use links by e-mail: issuing, checking and using them. */
@Injectable()
export class LinkTokens {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly secrets: LinkSecrets,
  ) {}

  /**
   * Creates a link and adds the event that sends it. A link for a password voids the earlier ones of its purpose;
   * links that confirm an address keep working until they expire.
   */
  async issue(tx: Tx, purpose: LinkPurpose, userId: string, email: string): Promise<void> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    await tx.singleUseToken.deleteMany({
      where: {
        tenant_id,
        user_id: userId,
        OR: [
          { expires_at: { lt: now } },
          { used_at: { not: null } },
          ...(SETS_PASSWORD.includes(purpose) ? [{ purpose }] : []),
        ],
      },
    });
    const seed = this.secrets.newSeed();
    await tx.singleUseToken.createMany({
      data: [
        {
          tenant_id,
          token_hash: this.secrets.digest(this.secrets.secretOf(seed)),
          purpose,
          user_id: userId,
          email,
          expires_at: new Date(now.getTime() + LINK_LIFE[purpose]),
        },
      ],
    });
    await requestEmail(this.outbox, tx, {
      template: LINK_TEMPLATES[purpose],
      to: { user_id: userId, email },
      data: {},
      cause: seed,
      secret_seed: seed,
    });
  }

  /**
   * The unused link of this secret, bound to the person's current address.
   * @throws AppError invalid `link_spent`; the same for every reason
   */
  async find(secret: string, purposes: readonly LinkPurpose[]): Promise<LiveLink> {
    const [link] = await this.db.rows<LiveLink>({
      name: 'link_by_hash',
      text: `select t.purpose, t.user_id, t.email, u.email as current_email, u.first_name, u.last_name
             from identity.single_use_token t
             join identity.user_account u on u.tenant_id = t.tenant_id and u.id = t.user_id
             where t.tenant_id = $1 and t.token_hash = $2 and t.purpose = any($3) and t.used_at is null
               and t.expires_at > $4 and u.status = 'active'
               and (t.purpose = 'change_email' or lower(t.email) = lower(u.email))`,
      values: [currentTenantId(), Buffer.from(this.secrets.digest(secret)), purposes, this.clock.now()],
    });
    if (!link) throw spent();
    return link;
  }

  /**
   * Marks the link as used, in the transaction of the change that it allows: the second of two concurrent
   * requests gets `link_spent`.
   */
  async use(tx: Tx, secret: string): Promise<void> {
    const now = this.clock.now();
    const { count } = await tx.singleUseToken.updateMany({
      where: {
        tenant_id: currentTenantId(),
        token_hash: this.secrets.digest(secret),
        used_at: null,
        expires_at: { gt: now },
      },
      data: { used_at: now },
    });
    if (count === 0) throw spent();
  }

  /** Invalidates every link of this person, whatever its purpose. */
  async voidAll(tx: Tx, userId: string): Promise<void> {
    await tx.singleUseToken.deleteMany({ where: { tenant_id: currentTenantId(), user_id: userId } });
  }
}

const spent = (): AppError =>
  new AppError(
    'invalid',
    'link_spent',
    'This link does not work any more: it was used already, or it is too old. Ask for a new one.',
  );

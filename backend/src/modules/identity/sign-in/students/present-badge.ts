import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { stepAfterBadge, type SignInMode } from './student-sign-in.rules.ts';
import { badgeDigest, BadgeTokens } from './badge-tokens.ts';
import { BADGE_ADDRESS_BUDGET } from './student-sign-in.budgets.ts';

export class BadgeStudent {
  id!: string;
  first_name!: string;
  /** Only the initial. */
  last_name!: string;
  avatar!: string | null;
}

/** The owner of a badge, and the next step. Opens no session. */
export class PresentedBadge {
  student!: BadgeStudent;
  /** `badge`: sending the ticket is sufficient. */
  sign_in_mode!: SignInMode;
  /** For `POST /auth/student/`, valid for five minutes. */
  ticket!: string;
}

/** Reads a badge. Unknown, voided and foreign ones are refused alike. */
export class PresentBadge extends Command<PresentedBadge> {
  constructor(
    readonly secret: string,
    readonly address: string,
  ) {
    super();
  }
}

interface Row extends BadgeStudent {
  badge_id: string;
  modes: SignInMode[];
  has_pictures: boolean;
  allow_badge_only: boolean;
}

@CommandHandler(PresentBadge)
export class PresentBadgeHandler implements ICommandHandler<PresentBadge> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly tickets: BadgeTokens,
  ) {}

  async execute({ secret, address }: PresentBadge): Promise<PresentedBadge> {
    await this.budgets.check(BADGE_ADDRESS_BUDGET, address);
    const [row] = await this.db.rows<Row>({
      name: 'badge_by_secret',
      text: `update identity.badge b set last_used_at = now()
             from identity.user_account u
             where b.tenant_id = $1 and b.secret_hash = $2 and b.voided_at is null
               and u.tenant_id = b.tenant_id and u.id = b.user_id and u.status = 'active' and u.role = 'student'
             returning b.id as badge_id, u.id, u.first_name, left(u.last_name, 1) as last_name, u.avatar,
               u.picture_hash is not null as has_pictures,
               coalesce((select p.allow_badge_only from identity.sign_in_policy p where p.tenant_id = $1), false)
                 as allow_badge_only,
               array(select c.sign_in_mode::text from identity.class_member m
                     join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
                     where m.tenant_id = $1 and m.user_id = u.id and c.archived_at is null) as modes`,
      values: [currentTenantId(), Buffer.from(badgeDigest(secret))],
    });
    if (!row) {
      await this.budgets.take(BADGE_ADDRESS_BUDGET, address);
      throw new AppError('not_found', 'unknown_badge', MESSAGES.unknownBadge);
    }
    const { badge_id, modes, has_pictures, allow_badge_only, id, first_name, last_name, avatar } = row;
    return {
      student: { id, first_name, last_name, avatar },
      sign_in_mode: stepAfterBadge({ modes, hasPictures: has_pictures, allowBadgeOnly: allow_badge_only }),
      ticket: this.tickets.issue(badge_id),
    };
  }
}

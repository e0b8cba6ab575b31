import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { stepAfterBadge, type SignInMode } from '../sign-in/second-step.rules.ts';
import { badgeDigest, BadgeTickets } from './badge-tickets.ts';

export class BadgeStudent {
  id!: string;
  first_name!: string;
  /** The initial alone. */
  last_name!: string;
  avatar!: string | null;
}

/** Whose badge it is, and what must follow. Nobody is signed in by this. */
export class BadgeShown {
  student!: BadgeStudent;
  /** `badge`: nothing more is needed than sending the ticket. */
  sign_in_mode!: SignInMode;
  /** For `POST /auth/student/`, valid for five minutes. */
  ticket!: string;
}

/** Reads a badge. Unknown, voided and foreign ones answer alike. */
export class ShowBadge extends Command<BadgeShown> {
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

@CommandHandler(ShowBadge)
export class ShowBadgeHandler implements ICommandHandler<ShowBadge> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly tickets: BadgeTickets,
  ) {}

  async execute({ secret, address }: ShowBadge): Promise<BadgeShown> {
    await this.budgets.check('badge-address', address);
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
      await this.budgets.take('badge-address', address);
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

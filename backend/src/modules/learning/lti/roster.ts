import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { PlatformRoster, RegistrationTest } from './lti-bodies.ts';
import { Platforms } from './platforms.ts';

/** The people of a course of a platform, as the platform tells them now; nothing of it is stored. */
export class GetPlatformRoster extends Query<PlatformRoster> {
  constructor(
    readonly registration: string,
    readonly context: string,
  ) {
    super();
  }
}

@QueryHandler(GetPlatformRoster)
export class GetPlatformRosterHandler implements IQueryHandler<GetPlatformRoster> {
  constructor(
    private readonly db: Db,
    private readonly platforms: Platforms,
  ) {}

  /** @throws AppError 404; 503 `platform_silent` when the platform does not tell */
  async execute({ registration, context }: GetPlatformRoster): Promise<PlatformRoster> {
    const tenant_id = currentTenantId();
    const [platform, row, links] = await Promise.all([
      this.platforms.byId(registration),
      this.db.transaction((tx) =>
        tx.ltiContext.findFirst({ where: { tenant_id, registration_id: registration, context } }),
      ),
      this.db.transaction((tx) =>
        tx.ltiLink.findMany({
          where: { tenant_id, registration_id: registration },
          select: { subject: true },
          distinct: ['subject'],
          take: 5_000,
        }),
      ),
    ]);
    if (!platform || !row) throw notFound('course of the platform');
    const members = await this.platforms.members(platform, row.memberships_url).catch((error: Error) => {
      throw new AppError('unavailable', 'platform_silent', error.message, { retryAfter: 60 });
    });
    const known = new Set(links.map(({ subject }) => subject));
    return {
      title: row.title,
      members: members.map(({ subject, ...member }) => ({ ...member, known: known.has(subject) })),
    };
  }
}

/** Asks a platform for its keys and for a token. */
export class TestLtiRegistration extends Command<RegistrationTest> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(TestLtiRegistration)
export class TestLtiRegistrationHandler implements ICommandHandler<TestLtiRegistration> {
  constructor(private readonly platforms: Platforms) {}

  /** @throws AppError 404 */
  async execute({ id }: TestLtiRegistration): Promise<RegistrationTest> {
    const platform = await this.platforms.byId(id);
    if (!platform) throw notFound('registration');
    return this.platforms.test(platform);
  }
}

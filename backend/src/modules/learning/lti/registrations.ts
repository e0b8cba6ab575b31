import {
  Command,
  CommandHandler,
  Query,
  QueryBus,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { signedIn } from '../acting-person.ts';
import type { LtiRegistrationBody, LtiRegistrations, LtiRegistrationView } from './lti-bodies.ts';

const MOST = 50;

/** The learning platforms that the school registered. */
export class ListLtiRegistrations extends Query<LtiRegistrations> {}

@QueryHandler(ListLtiRegistrations)
export class ListLtiRegistrationsHandler implements IQueryHandler<ListLtiRegistrations> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<LtiRegistrations> {
    const [{ origin }, results] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.db.rows<LtiRegistrationView & Record<string, unknown>>({
        name: 'lti_registrations',
        text: `select r.id, r.name, r.issuer, r.client_id, r.deployments, r.auth_url, r.token_url, r.jwks_url, c.contexts
               from learning.lti_registration r
               cross join lateral (select coalesce(jsonb_agg(to_jsonb(newest)), '[]') as contexts from (
                 select c.context, c.title, to_char(c.launched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as launched_at
                 from learning.lti_context c where c.tenant_id = $1::uuid and c.registration_id = r.id
                 order by c.launched_at desc limit ${MOST}) newest) c
               where r.tenant_id = $1::uuid order by r.name, r.id limit ${MOST}`,
        values: [currentTenantId()],
      }),
    ]);
    const at = (path: string) => `${origin}/api/lti/${path}`;
    return { login_url: at('login'), launch_url: at('launch'), jwks_url: at('jwks/'), results };
  }
}

/** Registers a learning platform. */
export class AddLtiRegistration extends Command<{ id: string }> {
  constructor(readonly body: LtiRegistrationBody) {
    super();
  }
}

@CommandHandler(AddLtiRegistration)
export class AddLtiRegistrationHandler implements ICommandHandler<AddLtiRegistration> {
  constructor(
    private readonly audit: AuditLog,
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  /** @throws AppError 422 for an address without https, and a platform that is registered already */
  async execute({ body }: AddLtiRegistration): Promise<{ id: string }> {
    for (const member of ['auth_url', 'token_url', 'jwks_url'] as const)
      if (!this.config.ssoAllowLocal && !body[member].startsWith('https://'))
        throw invalidFields({ [member]: ['The address must begin with https://.'] });
    const id = newId();
    await this.db.transaction(async (tx) => {
      const { count } = await tx.ltiRegistration.createMany({
        data: [{ tenant_id: currentTenantId(), id, ...body, created_by: signedIn().id }],
        skipDuplicates: true,
      });
      if (count === 0) throw invalidFields({ client_id: ['This platform is registered already.'] });
      await this.audit.record(tx, 'lti.registered', body.name);
    });
    return { id };
  }
}

/** Removes a learning platform. People who came from it sign in here from then on. */
export class RemoveLtiRegistration extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveLtiRegistration)
export class RemoveLtiRegistrationHandler implements ICommandHandler<RemoveLtiRegistration> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404 */
  execute({ id }: RemoveLtiRegistration): Promise<void> {
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const row = await tx.ltiRegistration.findFirst({ where: { tenant_id, id } });
      if (!row) throw notFound('registration');
      await tx.ltiRegistration.deleteMany({ where: { tenant_id, id } });
      await this.audit.record(tx, 'lti.removed', row.name);
    });
  }
}

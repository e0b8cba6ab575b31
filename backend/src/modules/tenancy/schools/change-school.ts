import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { currentContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound, invalidFields } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SchoolChanged } from '../contract.ts';
import { Pictures } from '../pictures/pictures.ts';
import { readAddress } from './address.rules.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { SaveDomain, takenName } from './save-address.ts';
import { columnsOf, membersOf, type SchoolChange } from './school-body.ts';

/** Changes the sent members of a school: texts, colours, logo, addresses, and status. */
export class ChangeSchool extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: SchoolChange,
    readonly logo: Buffer | null,
  ) {
    super();
  }
}

interface SchoolBefore {
  school_name: string;
  status: string;
  subdomain: string | null;
  domain_url: string | null;
}

/** The kind of change of the school's status. */
const kindOf = (before: string, after: string | undefined): SchoolChanged['change'] =>
  after === undefined || after === before ? 'changed' : after === 'suspended' ? 'suspended' : 'restored';

@CommandHandler(ChangeSchool)
export class ChangeSchoolHandler implements ICommandHandler<ChangeSchool> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly pictures: Pictures,
    private readonly domains: SaveDomain,
    private readonly cache: PublicCache,
    private readonly outbox: Outbox,
  ) {}

  async execute({ id, body, logo }: ChangeSchool): Promise<void> {
    assertPlatform();
    const picture = logo && (await this.keep(id, logo));
    let wanted: string | null = null;
    try {
      await this.db.transaction(async (tx) => {
        // Locked until the end: two changes at the same time run one after the other.
        const [school] = await tx.$queryRaw<SchoolBefore[]>`
          select school_name, status, subdomain, domain_url from tenancy.tenant where id = ${id}::uuid and id <> ${PLATFORM_TENANT_ID}::uuid for update`;
        if (!school) throw notFound('school');
        const address = readAddress(body, this.config.publicUrl.hostname, school.subdomain);
        if (!address.ok) throw invalidFields(address.fields);
        wanted = address.subdomain;
        await tx.tenant.update({
          where: { id },
          data: {
            ...columnsOf(body),
            ...(address.subdomain !== school.subdomain && { subdomain: address.subdomain }),
            ...(picture && { logo: picture }),
          },
        });
        if (body.domain_url !== undefined) await this.domains.save(tx, id, address.own, school.domain_url);
        await this.outbox.add(tx, SchoolChanged, {
          school_id: id,
          school_name: body.school_name ?? school.school_name,
          by: currentContext()!.principal!.userId,
          change: kindOf(school.status, body.status),
          members: [...new Set([...membersOf(body), ...(picture ? ['logo'] : [])])],
        });
        await this.cache.announceToAll(tx);
      });
    } catch (error) {
      throw takenName(error, wanted);
    }
    this.cache.forgetAll();
  }

  /** Checks first that the school exists, so that no picture is stored for an unknown one. */
  private async keep(id: string, logo: Buffer): Promise<string> {
    const found = await this.db.rows({
      name: 'school_exists',
      text: 'select 1 from tenancy.tenant where id = $1 and id <> $2',
      values: [id, PLATFORM_TENANT_ID],
    });
    if (found.length === 0) throw notFound('school');
    return this.pictures.keep('logos', id, logo, 'logo');
  }
}

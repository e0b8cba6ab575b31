import { invalidFields } from '../../../platform/errors.ts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companions } from '@bookgrove/contract';
import { Config } from '../../../platform/config.ts';
import { currentContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SchoolChanged } from '../contract.ts';
import { Pictures } from '../pictures/pictures.ts';
import { readAddress, subdomainFrom } from './address.rules.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { SaveDomain, takenName } from './save-address.ts';
import { columnsOf, membersOf, missingIn, type SchoolChange } from './school-body.ts';

/** Opens a school. It is reachable at its address on the platform as soon as this resolves. */
export class OpenSchool extends Command<string> {
  constructor(
    readonly body: SchoolChange,
    readonly logo: Buffer | null,
  ) {
    super();
  }
}

@CommandHandler(OpenSchool)
export class OpenSchoolHandler implements ICommandHandler<OpenSchool> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly pictures: Pictures,
    private readonly domains: SaveDomain,
    private readonly cache: PublicCache,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the id of the new school */
  async execute({ body, logo }: OpenSchool): Promise<string> {
    assertPlatform();
    const missing = missingIn(body);
    if (Object.keys(missing).length > 0) throw invalidFields(missing);
    const address = readAddress(body, this.config.publicUrl.hostname, null);
    if (!address.ok) throw invalidFields(address.fields);
    const subdomain = address.subdomain ?? (await this.freeName(body.school_name!));
    const id = newId();
    const picture = logo && (await this.pictures.keep('logos', id, logo, 'logo'));
    const { school_name, school_email, ...columns } = columnsOf(body);
    try {
      await this.db.transaction(async (tx) => {
        await tx.tenant.createMany({
          data: [
            {
              ...companions(body.primary_color!),
              ...columns,
              id,
              subdomain,
              school_name: school_name!,
              school_email: school_email!,
              logo: picture,
            },
          ],
        });
        if (address.own) await this.domains.save(tx, id, address.own, null);
        await this.outbox.add(tx, SchoolChanged, {
          school_id: id,
          school_name: school_name!,
          by: currentContext()!.principal!.userId,
          change: 'opened',
          members: membersOf(body),
        });
        await this.cache.announceToAll(tx);
      });
    } catch (error) {
      throw takenName(error, subdomain);
    }
    this.cache.forgetAll();
    return id;
  }

  /** A subdomain derived from the school's name, with a number if it is in use. */
  private async freeName(schoolName: string): Promise<string> {
    const base = subdomainFrom(schoolName);
    const rows = await this.db.rows<{ subdomain: string }>({
      name: 'names_like',
      text: 'select subdomain from tenancy.tenant where subdomain = $1 or subdomain like $2',
      values: [base, `${base}-%`],
    });
    const taken = new Set(rows.map((row) => row.subdomain));
    if (!taken.has(base)) return base;
    let number = 2;
    while (taken.has(`${base}-${number}`)) number += 1;
    return `${base}-${number}`;
  }
}

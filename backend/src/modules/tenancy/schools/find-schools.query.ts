import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { SCHOOL_FINDER_ADDRESS_BUDGET } from './school-finder.budgets.ts';

/** A school that chose to be found; no id and no number of anything. */
export class FoundSchool {
  name!: string;
  town!: string | null;
  /** ISO 3166-1 alpha-2; null when unknown. */
  country!: string | null;
  logo!: string | null;
  /** Address of its sign-in page. */
  login_url!: string;
}

/**
 * At most ten schools whose name or town fits what was typed, best first; accents and typing errors are tolerated.
 * Schools that did not choose to be found, and suspended ones, are never among them.
 * @throws AppError not-found at a school's address; too-many above the budget of the IP address
 */
export class FindSchools extends Query<FoundSchool[]> {
  constructor(
    readonly typed: string,
    readonly address: string,
  ) {
    super();
  }
}

interface Row {
  school_name: string;
  town: string | null;
  country: string | null;
  logo: string | null;
  subdomain: string | null;
  domain_url: string | null;
}

@QueryHandler(FindSchools)
export class FindSchoolsHandler implements IQueryHandler<FindSchools> {
  constructor(
    private readonly budgets: Budgets,
    private readonly cache: PublicCache,
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  async execute({ typed, address }: FindSchools): Promise<FoundSchool[]> {
    assertPlatform();
    await this.budgets.take(SCHOOL_FINDER_ADDRESS_BUDGET, address);
    return this.cache.keep(`school-finder:${typed.toLowerCase()}`, () => this.find(typed));
  }

  private async find(typed: string): Promise<FoundSchool[]> {
    const [result] = await this.db.system([
      { name: 'find_schools', text: 'select * from tenancy.find_schools($1)', values: [typed] },
    ]);
    const { protocol, host } = this.config.publicUrl;
    return (result!.rows as Row[]).map(({ school_name, subdomain, domain_url, ...rest }) => ({
      name: school_name,
      town: rest.town,
      country: rest.country,
      logo: rest.logo,
      login_url: `${protocol}//${domain_url ?? `${subdomain}.${host}`}/login`,
    }));
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import type { Language } from '@bookgrove/contract';
import { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Access } from '../../../platform/http/access.ts';
import { SchoolDirectory } from './school-directory.ts';
import { SchoolFeatures } from './school-features.ts';
import { lookOf, SchoolLook } from './school-look.ts';
import { WithoutSlash } from '../../../platform/http/without-slash.ts';

/** The school of the host, as its web app needs it. */
export class CurrentTenant extends SchoolLook {
  id!: string;
  school_name!: string;
  school_email!: string;
  domain_url!: string | null;
  subdomain!: string | null;
  switchboard!: boolean;
  logo!: string | null;
  /** Language for people who chose none; null: that of their browser. */
  language!: Language | null;
  features!: string[];
  /** Default currency of prices, ISO 4217; null: none chosen. */
  currency!: string | null;
  /** ISO 3166-1 alpha-2; null: not stated. Forms start with it. */
  country!: string | null;
}

@Controller('api')
export class SchoolsController {
  constructor(
    private readonly config: Config,
    private readonly features: SchoolFeatures,
    private readonly schools: SchoolDirectory,
  ) {}

  /** The school of this host; 404 `not_a_tenant` on a host of the platform. */
  @Access('public')
  @WithoutSlash()
  @Get('current-tenant')
  @Header('cache-control', 'public, max-age=10')
  async getCurrentTenant(): Promise<CurrentTenant> {
    const row = await this.schools.current();
    if (row.id === PLATFORM_TENANT_ID)
      throw new AppError('not_found', 'not_a_tenant', 'This is the platform’s own address, not a school’s.');
    return {
      id: row.id,
      school_name: row.school_name,
      school_email: row.school_email,
      domain_url: row.domain_url,
      subdomain: row.subdomain,
      switchboard: row.switchboard,
      logo: row.logo,
      language: row.language,
      features: [
        'library',
        'reader',
        'upload',
        ...(row.is_demo && this.config.demo ? ['demo'] : []),
        ...(this.config.canva ? ['canva'] : []),
        ...this.features.present.filter((name) => row.features.includes(name)),
      ],
      currency: row.currency,
      country: row.country,
      ...lookOf(row),
    };
  }
}

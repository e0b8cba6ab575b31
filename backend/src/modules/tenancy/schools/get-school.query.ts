import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Config } from '../../../platform/config.ts';
import { GetSchool, type OwnSchool } from '../contract.ts';
import { SchoolDirectory } from './school-directory.ts';
import { SchoolFeatures } from './school-features.ts';
import { announcementsOf } from './school-look.ts';
import { settingsOf } from './settings-view.ts';

@QueryHandler(GetSchool)
export class GetSchoolHandler implements IQueryHandler<GetSchool> {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly features: SchoolFeatures,
    private readonly schools: SchoolDirectory,
  ) {}

  async execute(): Promise<OwnSchool> {
    const school = await this.schools.current();
    const { protocol, host } = this.config.publicUrl;
    const address = school.domain_url ?? (school.subdomain ? `${school.subdomain}.${host}` : host);
    return {
      id: school.id,
      name: school.school_name,
      origin: `${protocol}//${address}`,
      country: school.country,
      email: school.school_email,
      language: school.language,
      logo: school.logo,
      ...announcementsOf(school),
      settings: settingsOf(school, this.features.present, this.clock.now()),
      demo: school.is_demo && this.config.demo,
    };
  }
}

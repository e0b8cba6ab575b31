import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { GetSchool, type OwnSchool } from '../contract.ts';
import { SchoolDirectory } from './school-directory.ts';

@QueryHandler(GetSchool)
export class GetSchoolHandler implements IQueryHandler<GetSchool> {
  constructor(
    private readonly config: Config,
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
      announcement: school.announcement,
      demo: school.is_demo && this.config.demo,
    };
  }
}

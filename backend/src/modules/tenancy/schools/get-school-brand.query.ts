import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { tenantTheme } from '@bookgrove/contract';
import { GetSchoolBrand, type SchoolBrand } from '../contract.ts';
import { SchoolDirectory } from './school-directory.ts';

@QueryHandler(GetSchoolBrand)
export class GetSchoolBrandHandler implements IQueryHandler<GetSchoolBrand> {
  constructor(private readonly schools: SchoolDirectory) {}

  async execute(): Promise<SchoolBrand> {
    const school = await this.schools.current();
    const { variables } = tenantTheme(school);
    return {
      brand: variables['--brand']!,
      on_brand: variables['--on-brand']!,
      button: variables['--button']!,
      on_button: variables['--on-button']!,
      logo_key: /^\/api\/pictures\/(logos\/.+)$/.exec(school.logo ?? '')?.[1] ?? null,
    };
  }
}

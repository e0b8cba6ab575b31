import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { SchoolDirectory } from './school-directory.ts';
import { SchoolFeatures } from './school-features.ts';
import { viewOf, type SchoolSettingsView } from './settings-view.ts';

/** The settings of the running school. */
export class GetSchoolSettings extends Query<SchoolSettingsView> {}

@QueryHandler(GetSchoolSettings)
export class GetSchoolSettingsHandler implements IQueryHandler<GetSchoolSettings> {
  constructor(
    private readonly clock: Clock,
    private readonly features: SchoolFeatures,
    private readonly schools: SchoolDirectory,
  ) {}

  async execute(): Promise<SchoolSettingsView> {
    const school = await this.schools.current();
    return viewOf(school, this.features.present, this.clock.now());
  }
}

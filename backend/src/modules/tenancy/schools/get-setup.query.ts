import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SetupSteps } from '../../../platform/http/setup-steps.ts';
import { SchoolCountsReader } from './school-counts.ts';
import { SchoolDirectory } from './school-directory.ts';
import { setupOf, type SetupStep } from './school-view.ts';

/** The setup steps of the running school, and whether each is done. */
export class GetSetup extends Query<SetupStep[]> {}

@QueryHandler(GetSetup)
export class GetSetupHandler implements IQueryHandler<GetSetup> {
  constructor(
    private readonly schools: SchoolDirectory,
    private readonly counts: SchoolCountsReader,
    private readonly steps: SetupSteps,
  ) {}

  async execute(): Promise<SetupStep[]> {
    const { id, logo } = await this.schools.current();
    const [countsOf, ofAreas] = await Promise.all([this.counts.of([id]), this.steps.all()]);
    return [...setupOf(logo !== null, countsOf(id)), ...ofAreas];
  }
}

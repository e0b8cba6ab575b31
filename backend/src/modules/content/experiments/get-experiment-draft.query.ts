import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { Experiment } from './experiment.rules.ts';
import { FindExperiments } from './find-experiments.ts';
import { ExperimentContent } from './experiment-body.ts';
import { assertPlatformWrites } from './save-experiment.ts';

/** An earlier version of an experiment. */
export class ExperimentHistoryEntry {
  version!: number;
  editor_name!: string;
  created_at!: string;
  content!: ExperimentContent;
}

/** An experiment as its editors see it. */
export class ExperimentDraft {
  slug!: string;
  /** Version on which the next change is based; 0 while there is only the built-in one. */
  version!: number;
  content!: ExperimentContent;
  /** Newest first, at most ten. */
  history!: ExperimentHistoryEntry[];
}

export class GetExperimentDraft extends Query<ExperimentDraft> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(GetExperimentDraft)
export class GetExperimentDraftHandler implements IQueryHandler<GetExperimentDraft> {
  constructor(
    private readonly db: Db,
    private readonly find: FindExperiments,
  ) {}

  async execute({ slug }: GetExperimentDraft): Promise<ExperimentDraft> {
    assertPlatformWrites();
    const { version, experiment } = await this.find.one(slug, true);
    const rows = await this.db.rows<{
      version: number;
      content: Experiment;
      editor_name: string;
      created_at: Date;
    }>({
      name: 'experiment_history',
      text: `select version, content, editor_name, created_at from content.experiment_version
             where tenant_id = $1::uuid and slug = $2 order by version desc limit 10`,
      values: [PLATFORM_TENANT_ID, slug],
    });
    return {
      slug,
      version,
      content: asContent(experiment),
      history: rows.map(({ content, created_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
        content: asContent(content),
      })),
    };
  }
}

const asContent = ({ words, ...facts }: Experiment): ExperimentContent => ({
  ...facts,
  words: Object.entries(words).map(([locale, one]) => ({ locale: locale as 'en', ...one })),
});

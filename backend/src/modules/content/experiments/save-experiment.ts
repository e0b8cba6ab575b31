import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { actingPerson } from '../acting-person.ts';
import { ExperimentContent } from './experiment-body.ts';
import { experimentErrors, type Experiment } from './experiment.rules.ts';
import { FindExperiments, MOST_EXPERIMENTS } from './find-experiments.ts';

/** Writes the next version of an experiment, or the first of a new one. */
export class SaveExperiment extends Command<{ version: number }> {
  constructor(
    readonly slug: string,
    readonly after: number,
    readonly content: ExperimentContent,
  ) {
    super();
  }
}

/** Experiments are the same for every school: the platform is responsible for their safety. */
export function assertPlatformWrites(): void {
  if (currentTenantId() !== PLATFORM_TENANT_ID)
    throw new AppError(
      'forbidden',
      'platform_experiment',
      'Experiments are the same for every school; the platform writes them.',
    );
}

const invalid = (fields: Record<string, string[]>): AppError => invalidFields(fields, 'experiment_invalid');

@CommandHandler(SaveExperiment)
export class SaveExperimentHandler implements ICommandHandler<SaveExperiment> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly find: FindExperiments,
    private readonly queries: QueryBus,
  ) {}

  async execute({ slug, after, content }: SaveExperiment): Promise<{ version: number }> {
    assertPlatformWrites();
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 64)
      throw invalid({ slug: ['The address is made of small letters, digits and hyphens, at most 64.'] });
    const experiment = asExperiment(content);
    const faults = experimentErrors(experiment);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const all = await this.find.all();
    if (!all.some((one) => one.slug === slug) && all.length >= MOST_EXPERIMENTS)
      throw new AppError(
        'conflict',
        'too_many_experiments',
        'There are 100 experiments already. Change one of them.',
      );
    const editor = await actingPerson(this.queries);
    const version = after + 1;
    await this.db.transaction(async (tx) => {
      const newest = await tx.experimentVersion.findFirst({
        where: { tenant_id: PLATFORM_TENANT_ID, slug },
        orderBy: { version: 'desc' },
        select: { version: true, editor_name: true },
      });
      if ((newest?.version ?? 0) !== after) throw changedMeanwhile(newest?.editor_name);
      // The primary key decides between two concurrent saves: the second row is not written.
      const written = await tx.experimentVersion.createMany({
        data: [
          {
            tenant_id: PLATFORM_TENANT_ID,
            slug,
            version,
            content: experiment as unknown as Prisma.InputJsonValue,
            editor_id: editor.id,
            editor_name: editor.name,
          },
        ],
        skipDuplicates: true,
      });
      if (written.count === 0) throw changedMeanwhile();
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { version };
  }
}

function asExperiment({ words, ...facts }: ExperimentContent): Experiment {
  const { en, ...others } = Object.fromEntries(words.map(({ locale, ...one }) => [locale, one]));
  if (!en)
    throw invalid({
      words: ['Write the English words first: readers of other languages fall back to them.'],
    });
  return { ...facts, book: facts.book ?? null, words: { en, ...others } };
}

const changedMeanwhile = (name?: string): AppError =>
  new AppError(
    'conflict',
    'experiment_changed',
    `${name ?? 'Somebody else'} saved this experiment while you were writing. Your words are still here: look at the new version in the history, then save yours again.`,
  );

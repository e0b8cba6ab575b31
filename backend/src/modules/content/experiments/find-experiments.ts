import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { Experiment } from './experiment.rules.ts';
import { builtInExperiments } from './texts/index.ts';

/** Maximum number of experiments, built-in ones included: the list has one page. */
export const MOST_EXPERIMENTS = 100;

interface FoundExperiment {
  slug: string;
  /** 0 for the built-in text. */
  version: number;
  experiment: Experiment;
}

/** Finds experiments: the editors' newest version, otherwise the built-in one. */
@Injectable()
export class FindExperiments {
  constructor(private readonly db: Db) {}

  /** All of them, hidden ones too, in order; added ones come last. */
  async all(): Promise<FoundExperiment[]> {
    const rows = await this.db.rows<{ slug: string; version: number; content: Experiment }>({
      name: 'experiments',
      text: `select distinct on (slug) slug, version, content from content.experiment_version
             where tenant_id = $1::uuid order by slug, version desc`,
      values: [PLATFORM_TENANT_ID],
    });
    const own = new Map(
      rows.map(({ slug, version, content }) => [slug, { slug, version, experiment: content }] as const),
    );
    const first = Object.entries(builtInExperiments).map(
      ([slug, experiment]): FoundExperiment => own.get(slug) ?? { slug, version: 0, experiment },
    );
    return [...first, ...[...own.values()].filter(({ slug }) => !Object.hasOwn(builtInExperiments, slug))];
  }

  /** @throws AppError not_found for an unknown one, and for a hidden one unless `hidden` is true */
  async one(slug: string, hidden = false): Promise<FoundExperiment> {
    const [row] = await this.db.rows<{ version: number; content: Experiment }>({
      name: 'experiment',
      text: `select version, content from content.experiment_version
             where tenant_id = $1::uuid and slug = $2 order by version desc limit 1`,
      values: [PLATFORM_TENANT_ID, slug.slice(0, 64)],
    });
    const builtIn = Object.hasOwn(builtInExperiments, slug) ? builtInExperiments[slug] : undefined;
    const experiment = row?.content ?? builtIn;
    if (!experiment || (experiment.hidden && !hidden)) throw notFound('experiment');
    return { slug, version: row?.version ?? 0, experiment };
  }
}

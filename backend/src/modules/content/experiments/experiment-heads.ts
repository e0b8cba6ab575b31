import { Injectable } from '@nestjs/common';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import { languagesOfExperiment, wordsFor } from './experiment.rules.ts';
import { FindExperiments } from './find-experiments.ts';

/** Heads of experiments. */
@Injectable()
@PageHeadsOf('/experiment/')
export class ExperimentHeads implements PageHeadSource {
  constructor(private readonly experiments: FindExperiments) {}

  async head({ segments: [, slug = '', more], language, named }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more !== undefined) return null;
    const { experiment } = await this.experiments.one(slug);
    const { language: written, words } = wordsFor(experiment, language);
    return {
      title: named(words.title),
      description: words.summary,
      indexed: true,
      written,
      alternates: languagesOfExperiment(experiment),
    };
  }

  async addresses(): Promise<PublicAddress[]> {
    const shown = (await this.experiments.all()).filter(({ experiment }) => !experiment.hidden);
    return shown.map(({ slug, experiment }) => ({
      path: `/experiment/${slug}`,
      languages: languagesOfExperiment(experiment),
    }));
  }
}

import type { Language } from '@bookgrove/contract';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { wordsFor } from './experiment.rules.ts';
import { FindExperiments } from './find-experiments.ts';

/** An experiment on the list. */
export class ExperimentCard {
  slug!: string;
  /** Language of the texts: English where the requested one is missing. */
  locale!: 'en' | 'fr' | 'ar' | 'hi';
  title!: string;
  summary!: string;
  topic!: 'water' | 'plants' | 'light' | 'sound' | 'building' | 'kitchen';
  age_min!: number;
  age_max!: number;
  minutes!: number;
  days!: number;
  adult!: boolean;
  goal!: number;
  /** Hidden; only editors see such cards. */
  hidden!: boolean;
}

/** All experiments, at most a hundred. */
export class ListExperiments extends Query<ExperimentCard[]> {
  constructor(
    readonly language: Language,
    readonly withHidden = false,
  ) {
    super();
  }
}

@QueryHandler(ListExperiments)
export class ListExperimentsHandler implements IQueryHandler<ListExperiments> {
  constructor(private readonly find: FindExperiments) {}

  async execute({ language, withHidden }: ListExperiments): Promise<ExperimentCard[]> {
    const all = await this.find.all();
    return all
      .filter(({ experiment }) => withHidden || !experiment.hidden)
      .map(({ slug, experiment }) => {
        const { language: locale, words } = wordsFor(experiment, language);
        const { topic, age_min, age_max, minutes, days, adult, goal, hidden } = experiment;
        const { title, summary } = words;
        return { slug, locale, title, summary, topic, age_min, age_max, minutes, days, adult, goal, hidden };
      });
  }
}

import type { Language } from '@bookgrove/contract';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GetBookCard } from '../../catalog/contract.ts';
import { directionOf } from '../pages/page.rules.ts';
import { languagesOfExperiment, wordsFor } from './experiment.rules.ts';
import { FindExperiments } from './find-experiments.ts';
import { ExperimentCard } from './list-experiments.query.ts';

export class ExperimentStep {
  text!: string;
  /** Seconds of the timer; 0 without one. */
  seconds!: number;
}

export class LinkedBook {
  slug!: string;
  title!: string;
}

/** An experiment with its materials and steps. */
export class ExperimentView extends ExperimentCard {
  dir!: 'ltr' | 'rtl';
  locales!: ('en' | 'fr' | 'ar' | 'hi')[];
  question!: string;
  materials!: string[];
  safety!: string[];
  steps!: ExperimentStep[];
  look!: string;
  unit!: string;
  why!: string;
  /** A related book of this library. */
  book!: LinkedBook | null;
}

export class GetExperiment extends Query<ExperimentView> {
  constructor(
    readonly slug: string,
    readonly language: Language,
    /** Address of the book origin. */
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetExperiment)
export class GetExperimentHandler implements IQueryHandler<GetExperiment> {
  constructor(
    private readonly find: FindExperiments,
    private readonly queries: QueryBus,
  ) {}

  async execute({ slug, language, files }: GetExperiment): Promise<ExperimentView> {
    const { experiment } = await this.find.one(slug);
    const { language: locale, words } = wordsFor(experiment, language);
    const { topic, age_min, age_max, minutes, days, adult, goal, hidden, timers } = experiment;
    const book = experiment.book ? await this.queries.execute(new GetBookCard(experiment.book, files)) : null;
    return {
      slug,
      locale,
      topic,
      age_min,
      age_max,
      minutes,
      days,
      adult,
      goal,
      hidden,
      ...words,
      dir: directionOf(locale),
      locales: languagesOfExperiment(experiment),
      steps: words.steps.map((text, index) => ({ text, seconds: timers[index] ?? 0 })),
      book: book && experiment.book ? { slug: experiment.book, title: book.title } : null,
    };
  }
}

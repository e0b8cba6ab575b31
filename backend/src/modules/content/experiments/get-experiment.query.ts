import type { Language } from '@bookgrove/contract';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GetBookCard } from '../../catalog/contract.ts';
import { directionOf } from '../pages/page.rules.ts';
import { languagesOfExperiment, wordsFor } from './experiment.rules.ts';
import { FindExperiments } from './find-experiments.ts';
import { ExperimentCard } from './list-experiments.query.ts';
import { stepPictures } from './texts/step-pictures.ts';

export class ExperimentStep {
  text!: string;
  /** Seconds of the timer; 0 without one. */
  seconds!: number;
  /** What the step shows, by the rules of `libs/contract/src/stories`; null for a step without a picture. */
  picture!: object | null;
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
    // An editor may have changed the steps: then the pictures no longer belong to them.
    const pictures = Object.hasOwn(stepPictures, slug) ? stepPictures[slug]! : [];
    const fits = pictures.length === words.steps.length;
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
      steps: words.steps.map((text, index) => ({
        text,
        seconds: timers[index] ?? 0,
        picture: fits ? pictures[index]! : null,
      })),
      book: book && experiment.book ? { slug: experiment.book, title: book.title } : null,
    };
  }
}

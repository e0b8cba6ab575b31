import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';
import { StoryAuthorEraser } from './authoring/stories/story-author-eraser.ts';
import { BOOKS } from './personal-data/books.ts';
import { MODERATION } from './personal-data/moderation.ts';
import { READING } from './personal-data/reading.ts';
import { storyHoldings } from './personal-data/stories.ts';
import { REVIEWS } from './personal-data/reviews.ts';

/** The personal data that this module holds. */
@Injectable()
@DeclaresPersonalData()
export class CatalogPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[];

  constructor(authors: StoryAuthorEraser) {
    this.holdings = [...BOOKS, ...READING, ...storyHoldings(authors), ...REVIEWS, ...MODERATION];
  }
}

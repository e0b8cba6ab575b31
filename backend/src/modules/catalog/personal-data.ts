import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';
import { BOOKS } from './personal-data/books.ts';
import { DESK } from './personal-data/desk.ts';
import { READING } from './personal-data/reading.ts';
import { STORIES } from './personal-data/stories.ts';
import { VOICES } from './personal-data/voices.ts';

/** What this module holds of people. */
@Injectable()
@DeclaresPersonalData()
export class CatalogPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [...BOOKS, ...READING, ...STORIES, ...VOICES, ...DESK];
}

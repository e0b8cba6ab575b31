import { Dictionary } from './dictionary/dictionary.ts';
import { RemoveSavedWordHandler, SaveWordHandler } from './save-word.ts';
import { ListSavedWordsHandler } from './list-words.query.ts';
import { LookUpWordHandler } from './look-up-word.query.ts';
import {
  ExplainWordHandler,
  ListRequestedWordsHandler,
  ListSchoolWordsHandler,
  RemoveSchoolWordHandler,
} from './school-words.ts';
import { WordsController } from './words.controller.ts';

/** Nest controllers and providers of words. */
export const WORD_PROVIDERS = {
  controllers: [WordsController],
  providers: [
    Dictionary,
    ExplainWordHandler,
    RemoveSavedWordHandler,
    SaveWordHandler,
    ListRequestedWordsHandler,
    ListSchoolWordsHandler,
    ListSavedWordsHandler,
    LookUpWordHandler,
    RemoveSchoolWordHandler,
  ],
};

import { Dictionary } from './dictionary/dictionary.ts';
import { ForgetWordHandler, KeepWordHandler } from './keep-word.ts';
import { ListWordsHandler } from './list-words.query.ts';
import { LookUpWordHandler } from './look-up-word.query.ts';
import {
  ExplainWordHandler,
  ListAskedWordsHandler,
  ListSchoolWordsHandler,
  RemoveSchoolWordHandler,
} from './school-words.ts';
import { WordsController } from './words.controller.ts';

/** What the module takes of words. */
export const WORD_PARTS = {
  controllers: [WordsController],
  providers: [
    Dictionary,
    ExplainWordHandler,
    ForgetWordHandler,
    KeepWordHandler,
    ListAskedWordsHandler,
    ListSchoolWordsHandler,
    ListWordsHandler,
    LookUpWordHandler,
    RemoveSchoolWordHandler,
  ],
};

import { CountLettersHandler } from './count-letters.query.ts';
import { DecideOnLetterHandler } from './decide-on-letter.ts';
import { FindLetters } from './find-letters.ts';
import { PrintLetter, PrintWhenStoryMoved, SignWhenConsentChanged } from './follow-story.ts';
import { GetLetterHandler } from './get-letter.query.ts';
import { ListLetterReportsHandler } from './list-letter-reports.query.ts';
import { ListLettersHandler } from './list-letters.query.ts';
import { ListOwnLettersHandler } from './list-own-letters.query.ts';
import { ReactToLetterHandler } from './react-to-letter.ts';
import { ReaderKey } from './reader-key.ts';
import { ReportLetterHandler } from './report-letter.ts';
import { WorldController } from './world.controller.ts';
import { WriteLetterHandler } from './write-letter.ts';

/** The Dear World Book, as `catalog.module.ts` takes it in. */
export const WORLD_PARTS = {
  controllers: [WorldController],
  providers: [
    CountLettersHandler,
    DecideOnLetterHandler,
    FindLetters,
    GetLetterHandler,
    ListLetterReportsHandler,
    ListLettersHandler,
    ListOwnLettersHandler,
    PrintLetter,
    PrintWhenStoryMoved,
    ReactToLetterHandler,
    ReaderKey,
    ReportLetterHandler,
    SignWhenConsentChanged,
    WriteLetterHandler,
  ],
};

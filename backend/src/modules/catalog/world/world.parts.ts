import { CountLettersHandler } from './count-letters.query.ts';
import { DecideOnLetterHandler } from './decide-on-letter.ts';
import { FindLetters } from './find-letters.ts';
import { PrintLetter, PrintWhenStoryMoved, SignWhenConsentChanged } from './follow-story.ts';
import { GetLetterHandler } from './get-letter.query.ts';
import { GetTakenLetterHandler } from './get-taken-letter.query.ts';
import { ListLetterReportsHandler } from './list-letter-reports.query.ts';
import { ListLettersHandler } from './list-letters.query.ts';
import { ListOwnLettersHandler } from './list-own-letters.query.ts';
import { MoveVoicesWhenPeopleMerged } from './move-voices-when-people-merged.ts';
import { ReactToLetterHandler } from './react-to-letter.ts';
import { ReaderKey } from './reader-key.ts';
import { ReportLetterHandler } from './report-letter.ts';
import { AskVolumeHandler, KeepVolumes, Volumes } from './volume/ask-volume.ts';
import { BindWhenVolumeAsked } from './volume/bind-volume.ts';
import {
  GetVolumeEditionHandler,
  ListVolumesHandler,
  ListVolumeYearsHandler,
} from './volume/list-volumes.query.ts';
import { VolumesController } from './volume/volumes.controller.ts';
import { WorldController } from './world.controller.ts';
import { WriteLetterHandler } from './write-letter.ts';

/** The Dear World Book, as `catalog.module.ts` takes it in. */
export const WORLD_PARTS = {
  controllers: [VolumesController, WorldController],
  providers: [
    AskVolumeHandler,
    BindWhenVolumeAsked,
    CountLettersHandler,
    DecideOnLetterHandler,
    FindLetters,
    GetLetterHandler,
    GetTakenLetterHandler,
    GetVolumeEditionHandler,
    KeepVolumes,
    ListLetterReportsHandler,
    ListLettersHandler,
    ListOwnLettersHandler,
    ListVolumesHandler,
    ListVolumeYearsHandler,
    MoveVoicesWhenPeopleMerged,
    PrintLetter,
    PrintWhenStoryMoved,
    ReactToLetterHandler,
    ReaderKey,
    ReportLetterHandler,
    SignWhenConsentChanged,
    Volumes,
    WriteLetterHandler,
  ],
};

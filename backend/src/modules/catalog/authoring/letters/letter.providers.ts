import { CountLettersHandler } from './count-letters.query.ts';
import { ModerateLetterHandler } from './moderate-letter.ts';
import { EmailWhenLetterRemoved } from './email-when-letter-removed.ts';
import { FindLetters } from './find-letters.ts';
import {
  WorldLetterPublisher,
  UpdateLetterWhenStoryChanged,
  UpdateSignatureWhenConsentChanged,
} from './sync-letter-with-story.ts';
import { GetLetterHandler } from './get-letter.query.ts';
import { ListLetterReportsHandler } from './list-letter-reports.query.ts';
import { ListLettersHandler } from './list-letters.query.ts';
import { ListOwnLettersHandler } from './list-own-letters.query.ts';
import {
  RestoreLetterFeedbackWhenMergeUndone,
  TransferLetterFeedbackWhenPeopleMerged,
} from './transfer-letter-feedback-when-people-merged.ts';
import { ReactToLetterHandler } from './react-to-letter.ts';
import { ReaderPseudonym } from './reader-pseudonym.ts';
import { ReportLetterHandler } from './report-letter.ts';
import { RequestVolumeHandler, BuildMissingVolumes, Volumes } from '../volumes/request-volume.ts';
import { BuildWhenVolumeRequested } from '../volumes/build-volume.ts';
import {
  GetVolumeEditionHandler,
  ListVolumesHandler,
  ListVolumeYearsHandler,
} from '../volumes/list-volumes.query.ts';
import { VolumesController } from '../volumes/volumes.controller.ts';
import { WorldLettersController } from './letters.controller.ts';
import { WriteLetterHandler } from './write-letter.ts';

/** Nest controllers and providers of the Dear World Book and its volumes. */
export const LETTER_PROVIDERS = {
  controllers: [VolumesController, WorldLettersController],
  providers: [
    RequestVolumeHandler,
    BuildWhenVolumeRequested,
    CountLettersHandler,
    ModerateLetterHandler,
    FindLetters,
    GetLetterHandler,
    EmailWhenLetterRemoved,
    GetVolumeEditionHandler,
    BuildMissingVolumes,
    ListLetterReportsHandler,
    ListLettersHandler,
    ListOwnLettersHandler,
    ListVolumesHandler,
    ListVolumeYearsHandler,
    RestoreLetterFeedbackWhenMergeUndone,
    TransferLetterFeedbackWhenPeopleMerged,
    WorldLetterPublisher,
    UpdateLetterWhenStoryChanged,
    ReactToLetterHandler,
    ReaderPseudonym,
    ReportLetterHandler,
    UpdateSignatureWhenConsentChanged,
    Volumes,
    WriteLetterHandler,
  ],
};

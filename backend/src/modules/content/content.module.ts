import { Global, Module } from '@nestjs/common';
import { PageHeads } from '../../platform/http/page-heads.ts';
import { ExperimentHeads } from './experiments/experiment-heads.ts';
import { FindExperiments } from './experiments/find-experiments.ts';
import { GetExperimentDraftHandler } from './experiments/get-experiment-draft.query.ts';
import { GetExperimentHandler } from './experiments/get-experiment.query.ts';
import { ExperimentsController } from './experiments/experiments.controller.ts';
import { ListExperimentsHandler } from './experiments/list-experiments.query.ts';
import {
  AddExperimentNoteHandler,
  GetExperimentNotePictureHandler,
  ListExperimentNotesHandler,
  RemoveExperimentNoteHandler,
} from './experiments/experiment-notes.ts';
import { SaveExperimentHandler } from './experiments/save-experiment.ts';
import { PREVIOUS_EMAIL_CONSUMERS } from './emails-of-previous-version.ts';
import { DESIGN_PROVIDERS } from './designs/designs.providers.ts';
import { FILM_PROVIDERS } from './films/films.providers.ts';
import { FindPageHead } from './page-heads/find-page-head.ts';
import { ScreenHeads } from './page-heads/screen-heads.ts';
import { HeadsController } from './page-heads/heads.controller.ts';
import { ChangeMessageHandler } from './inbox/change-message.ts';
import { FormsController } from './inbox/forms.controller.ts';
import { MessageEmails } from './message-emails/message-emails.ts';
import { GetMessageHandler } from './inbox/get-message.query.ts';
import { GetPictureHandler } from './inbox/get-picture.query.ts';
import { InboxController } from './inbox/inbox.controller.ts';
import { CountOpenMessagesHandler } from './inbox/count-open-messages.query.ts';
import { ListMessagesHandler } from './inbox/list-messages.query.ts';
import { ListTestimonialsHandler } from './inbox/list-testimonials.query.ts';
import { ReceiveMessageHandler } from './inbox/receive-message.ts';
import { WriteEntryHandler } from './inbox/write-entry.ts';
import { ContentPageHeads } from './pages/content-page-heads.ts';
import { FindPage } from './pages/find-page.ts';
import { GetPageDraftHandler } from './pages/get-page-draft.query.ts';
import { GetPageHandler } from './pages/get-page.query.ts';
import { ListPagesHandler } from './pages/list-pages.query.ts';
import { PagesController } from './pages/pages.controller.ts';
import { ContentPersonalData } from './personal-data.ts';
import { SavePageHandler } from './pages/save-page.ts';
import { RESOURCE_PROVIDERS } from './resources/resources.providers.ts';
import { BookTourHandler } from './tours/book-tour.ts';
import { CancelTourHandler } from './tours/cancel-tour.ts';
import { GetTourHandler } from './tours/get-tour.query.ts';
import { ListSlotsHandler } from './tours/list-slots.query.ts';
import { GetSafetyLeadHandler, NameSafetyLeadHandler } from './inbox/safety-lead.ts';
import { ListTourTimesHandler, SetTourTimesHandler } from './tours/tour-times.ts';
import { TourTokens } from './message-emails/tour-tokens.ts';
import { ToursController } from './tours/tours.controller.ts';
import { ContentSchoolData } from './school-data.ts';

@Global()
@Module({
  controllers: [
    ExperimentsController,
    ...DESIGN_PROVIDERS.controllers,
    ...FILM_PROVIDERS.controllers,
    ...RESOURCE_PROVIDERS.controllers,
    FormsController,
    HeadsController,
    InboxController,
    PagesController,
    ToursController,
  ],
  providers: [
    AddExperimentNoteHandler,
    ...DESIGN_PROVIDERS.providers,
    ...FILM_PROVIDERS.providers,
    ...RESOURCE_PROVIDERS.providers,
    BookTourHandler,
    CancelTourHandler,
    ChangeMessageHandler,
    CountOpenMessagesHandler,
    ContentPersonalData,
    ContentSchoolData,
    ContentPageHeads,
    ExperimentHeads,
    FindExperiments,
    FindPage,
    FindPageHead,
    GetExperimentDraftHandler,
    GetExperimentHandler,
    GetMessageHandler,
    MessageEmails,
    ...PREVIOUS_EMAIL_CONSUMERS,
    GetExperimentNotePictureHandler,
    GetPageDraftHandler,
    GetPageHandler,
    GetPictureHandler,
    GetSafetyLeadHandler,
    GetTourHandler,
    ListExperimentsHandler,
    ListMessagesHandler,
    ListExperimentNotesHandler,
    ListPagesHandler,
    ListSlotsHandler,
    ListTestimonialsHandler,
    ListTourTimesHandler,
    NameSafetyLeadHandler,
    { provide: PageHeads, useExisting: FindPageHead },
    ReceiveMessageHandler,
    RemoveExperimentNoteHandler,
    SaveExperimentHandler,
    SavePageHandler,
    ScreenHeads,
    SetTourTimesHandler,
    TourTokens,
    WriteEntryHandler,
  ],
  exports: [PageHeads],
})
export class ContentModule {}

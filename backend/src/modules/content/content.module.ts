import { Global, Module } from '@nestjs/common';
import { PageHeads } from '../../platform/http/page-heads.ts';
import { FindExperiments } from './experiments/find-experiments.ts';
import { GetExperimentDraftHandler } from './experiments/get-experiment-draft.query.ts';
import { GetExperimentHandler } from './experiments/get-experiment.query.ts';
import { ExperimentsController } from './experiments/experiments.controller.ts';
import { ListExperimentsHandler } from './experiments/list-experiments.query.ts';
import {
  AddNoteHandler,
  GetNotePictureHandler,
  ListNotesHandler,
  RemoveNoteHandler,
} from './experiments/notes.ts';
import { SaveExperimentHandler } from './experiments/save-experiment.ts';
import { DESIGN_PARTS } from './designs/design.parts.ts';
import { FILM_PARTS } from './films/film.parts.ts';
import { FindPageHead } from './heads/find-page-head.ts';
import { HeadsController } from './heads/heads.controller.ts';
import { ChangeMessageHandler } from './inbox/change-message.ts';
import { FormsController } from './inbox/forms.controller.ts';
import { GetMessageLetterHandler } from './inbox/get-message-letter.query.ts';
import { GetMessageHandler } from './inbox/get-message.query.ts';
import { GetPictureHandler } from './inbox/get-picture.query.ts';
import { InboxController } from './inbox/inbox.controller.ts';
import { CountOpenMessagesHandler } from './inbox/count-open-messages.query.ts';
import { ListMessagesHandler } from './inbox/list-messages.query.ts';
import { ListTestimonialsHandler } from './inbox/list-testimonials.query.ts';
import { ReceiveMessageHandler } from './inbox/receive-message.ts';
import { WriteEntryHandler } from './inbox/write-entry.ts';
import { FindPage } from './pages/find-page.ts';
import { GetPageDraftHandler } from './pages/get-page-draft.query.ts';
import { GetPageHandler } from './pages/get-page.query.ts';
import { ListPagesHandler } from './pages/list-pages.query.ts';
import { PagesController } from './pages/pages.controller.ts';
import { ContentPersonalData } from './personal-data.ts';
import { SavePageHandler } from './pages/save-page.ts';
import { RESOURCE_PARTS } from './resources/resource.parts.ts';
import { BookTourHandler } from './tours/book-tour.ts';
import { CancelTourHandler } from './tours/cancel-tour.ts';
import { GetTourHandler } from './tours/get-tour.query.ts';
import { ListSlotsHandler } from './tours/list-slots.query.ts';
import { GetSafetyLeadHandler, NameSafetyLeadHandler } from './inbox/safety-lead.ts';
import { ListTourTimesHandler, SetTourTimesHandler } from './tours/tour-times.ts';
import { TourTokens } from './tours/tour-tokens.ts';
import { ToursController } from './tours/tours.controller.ts';

@Global()
@Module({
  controllers: [
    ExperimentsController,
    ...DESIGN_PARTS.controllers,
    ...FILM_PARTS.controllers,
    ...RESOURCE_PARTS.controllers,
    FormsController,
    HeadsController,
    InboxController,
    PagesController,
    ToursController,
  ],
  providers: [
    AddNoteHandler,
    ...DESIGN_PARTS.providers,
    ...FILM_PARTS.providers,
    ...RESOURCE_PARTS.providers,
    BookTourHandler,
    CancelTourHandler,
    ChangeMessageHandler,
    CountOpenMessagesHandler,
    ContentPersonalData,
    FindExperiments,
    FindPage,
    FindPageHead,
    GetExperimentDraftHandler,
    GetExperimentHandler,
    GetMessageHandler,
    GetMessageLetterHandler,
    GetNotePictureHandler,
    GetPageDraftHandler,
    GetPageHandler,
    GetPictureHandler,
    GetSafetyLeadHandler,
    GetTourHandler,
    ListExperimentsHandler,
    ListMessagesHandler,
    ListNotesHandler,
    ListPagesHandler,
    ListSlotsHandler,
    ListTestimonialsHandler,
    ListTourTimesHandler,
    NameSafetyLeadHandler,
    { provide: PageHeads, useExisting: FindPageHead },
    ReceiveMessageHandler,
    RemoveNoteHandler,
    SaveExperimentHandler,
    SavePageHandler,
    SetTourTimesHandler,
    TourTokens,
    WriteEntryHandler,
  ],
  exports: [PageHeads],
})
export class ContentModule {}

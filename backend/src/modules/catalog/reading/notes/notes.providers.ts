import { NotesController } from './notes.controller.ts';
import { ClassNotesPolicy } from './class-notes.ts';
import { CountNotesWaitingHandler } from './count-notes-waiting.query.ts';
import { ListAnnotationsHandler } from './list-annotations.query.ts';
import { ListClassNotesHandler } from './list-class-notes.query.ts';
import { ListWaitingNotesHandler } from './list-waiting-notes.query.ts';
import { RemoveAnnotationHandler } from './remove-annotation.ts';
import { ReviewNoteHandler } from './review-note.ts';
import { SaveAnnotationHandler } from './save-annotation.ts';

/** Notes in books and class notes. */
export const NOTE_PROVIDERS = {
  controllers: [NotesController],
  providers: [
    ClassNotesPolicy,
    CountNotesWaitingHandler,
    ListAnnotationsHandler,
    ListClassNotesHandler,
    ListWaitingNotesHandler,
    RemoveAnnotationHandler,
    ReviewNoteHandler,
    SaveAnnotationHandler,
  ],
};

import { SendFile } from '../../../platform/storage/send-file.ts';
import { ChangeFilmHandler, MakeFilmHandler, RemoveFilmHandler } from './change-film.ts';
import {
  PutCaptionsHandler,
  PutPosterHandler,
  PutVideoHandler,
  RemoveCaptionsHandler,
} from './film-files.ts';
import {
  GetFilmDraftHandler,
  GetFilmHandler,
  GetTranscriptHandler,
  ListFilmDraftsHandler,
  ListFilmsHandler,
} from './film.queries.ts';
import { FilmsController } from './films.controller.ts';
import { FindFilms } from './find-films.ts';

/** Captioned films. */
export const FILM_PARTS = {
  controllers: [FilmsController],
  providers: [
    ChangeFilmHandler,
    FindFilms,
    GetFilmDraftHandler,
    GetFilmHandler,
    GetTranscriptHandler,
    ListFilmDraftsHandler,
    ListFilmsHandler,
    MakeFilmHandler,
    PutCaptionsHandler,
    PutPosterHandler,
    PutVideoHandler,
    RemoveCaptionsHandler,
    RemoveFilmHandler,
    SendFile,
  ],
};

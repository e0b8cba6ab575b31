import { SendFile } from '../../../platform/storage/send-file.ts';
import { ChangeFilmHandler, CreateFilmHandler, RemoveFilmHandler } from './change-film.ts';
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
import { FilmHeads } from './film-heads.ts';
import { FindFilms } from './find-films.ts';
import { WatchFilmHandler } from './watch-film.ts';

/** Captioned films. */
export const FILM_PROVIDERS = {
  controllers: [FilmsController],
  providers: [
    ChangeFilmHandler,
    FilmHeads,
    FindFilms,
    GetFilmDraftHandler,
    GetFilmHandler,
    GetTranscriptHandler,
    ListFilmDraftsHandler,
    ListFilmsHandler,
    CreateFilmHandler,
    PutCaptionsHandler,
    PutPosterHandler,
    PutVideoHandler,
    RemoveCaptionsHandler,
    RemoveFilmHandler,
    SendFile,
    WatchFilmHandler,
  ],
};

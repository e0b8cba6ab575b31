import type { Language } from '@bookgrove/contract';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GetBookCard } from '../../catalog/contract.ts';
import { directionOf } from '../pages/page.rules.ts';
import { FilmTextsBody } from './film-body.ts';
import { filmTexts, languagesOfFilm } from './film.rules.ts';
import { FindFilms, type FilmRow } from './find-films.ts';

/** A film on the list. */
export class FilmCard {
  slug!: string;
  /** Language of the texts. */
  locale!: 'en' | 'fr' | 'ar' | 'hi';
  dir!: 'ltr' | 'rtl';
  title!: string;
  summary!: string;
  /** Address of the poster. */
  poster!: string;
  /** Languages with captions. */
  captions!: ('en' | 'fr' | 'ar' | 'hi')[];
  /** The United Nations' goals that it is about, 1 to 17. */
  goals!: number[];
}

export class FilmBook {
  slug!: string;
  title!: string;
  /** Absolute address of the cover. */
  cover!: string | null;
}

/** A film with its details. */
export class FilmView extends FilmCard {
  /** Address of the film's file; supports range requests. */
  video!: string;
  /** Media type: video/mp4 or video/webm. */
  type!: string;
  bytes!: number;
  cards!: string[];
  book!: FilmBook | null;
}

/** A line of the captions. */
export class FilmCue {
  /** Seconds. */
  start!: number;
  end!: number;
  text!: string;
}

export class FilmDraftCard {
  id!: string;
  slug!: string;
  title!: string;
  published!: boolean;
  captions!: ('en' | 'fr' | 'ar' | 'hi')[];
  editor_name!: string;
  updated_at!: string;
}

/** A film for its editors. */
export class FilmDraft extends FilmDraftCard {
  version!: number;
  book!: string | null;
  goals!: number[];
  words!: FilmTextsBody[];
  /** Name of the uploaded file; null without one. */
  video_name!: string | null;
  video_bytes!: number | null;
  /** As a data: address. */
  poster!: string | null;
}

const card = (row: FilmRow, language: Language): FilmCard => {
  const { locale, words } = filmTexts(row.words, language);
  return {
    slug: row.slug,
    locale,
    dir: directionOf(locale),
    title: words.title,
    summary: words.summary,
    poster: `/api/films/${row.slug}/poster/?v=${row.poster_id}`,
    captions: row.captions,
    goals: row.goals,
  };
};
const draftCard = (row: FilmRow): FilmDraftCard => ({
  id: row.id,
  slug: row.slug,
  title: filmTexts(row.words, 'en').words.title,
  published: row.published,
  captions: row.captions,
  editor_name: row.editor_name,
  updated_at: row.updated_at.toISOString(),
});

/** The published films of this tenant and of the platform. */
export class ListFilms extends Query<FilmCard[]> {
  /** `goal`: only films about this goal. */
  constructor(
    readonly language: Language,
    readonly goal?: number,
  ) {
    super();
  }
}

@QueryHandler(ListFilms)
export class ListFilmsHandler implements IQueryHandler<ListFilms> {
  constructor(private readonly find: FindFilms) {}

  async execute({ language, goal }: ListFilms): Promise<FilmCard[]> {
    return (await this.find.shown())
      .filter(({ goals }) => goal === undefined || goals.includes(goal))
      .map((row) => card(row, language));
  }
}

export class GetFilm extends Query<FilmView> {
  constructor(
    readonly slug: string,
    readonly language: Language,
    /** Address of the book origin. */
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetFilm)
export class GetFilmHandler implements IQueryHandler<GetFilm> {
  constructor(
    private readonly find: FindFilms,
    private readonly queries: QueryBus,
  ) {}

  async execute({ slug, language, files }: GetFilm): Promise<FilmView> {
    const row = await this.find.one(slug);
    const book = row.book ? await this.queries.execute(new GetBookCard(row.book, files)) : null;
    return {
      ...card(row, language),
      video: `/api/films/${row.slug}/video/?v=${row.video_id}`,
      type: `video/${row.video_kind}`,
      bytes: row.video_bytes ?? 0,
      cards: filmTexts(row.words, language).words.cards,
      book:
        book && row.book ? { slug: row.book, title: book.title, cover: book.cover?.xlarge ?? null } : null,
    };
  }
}

/** The transcript of a film, line by line. */
export class GetTranscript extends Query<FilmCue[]> {
  constructor(
    readonly slug: string,
    readonly locale: Language,
  ) {
    super();
  }
}

@QueryHandler(GetTranscript)
export class GetTranscriptHandler implements IQueryHandler<GetTranscript> {
  constructor(private readonly find: FindFilms) {}

  async execute({ slug, locale }: GetTranscript): Promise<FilmCue[]> {
    return this.find.cues(await this.find.one(slug), locale);
  }
}

/** The films of this tenant, drafts included. */
export class ListFilmDrafts extends Query<FilmDraftCard[]> {}

@QueryHandler(ListFilmDrafts)
export class ListFilmDraftsHandler implements IQueryHandler<ListFilmDrafts> {
  constructor(private readonly find: FindFilms) {}

  async execute(): Promise<FilmDraftCard[]> {
    return (await this.find.own()).map(draftCard);
  }
}

export class GetFilmDraft extends Query<FilmDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetFilmDraft)
export class GetFilmDraftHandler implements IQueryHandler<GetFilmDraft> {
  constructor(private readonly find: FindFilms) {}

  async execute({ id }: GetFilmDraft): Promise<FilmDraft> {
    const row = await this.find.ownOne(id);
    const poster = row.poster_id ? await this.find.poster(row) : null;
    return {
      ...draftCard(row),
      version: row.version,
      book: row.book,
      goals: row.goals,
      words: languagesOfFilm(row.words).map((locale) => ({ locale, ...row.words[locale]! })),
      video_name: row.video_name,
      video_bytes: row.video_bytes,
      poster: poster && `data:image/webp;base64,${poster.toString('base64')}`,
    };
  }
}

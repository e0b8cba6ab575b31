import { Injectable } from '@nestjs/common';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import { filmTexts, languagesOfFilm } from './film.rules.ts';
import { FindFilms } from './find-films.ts';

/** Heads of films. */
@Injectable()
@PageHeadsOf('/impact-films/')
export class FilmHeads implements PageHeadSource {
  constructor(private readonly films: FindFilms) {}

  async head({
    segments: [, slug = '', more],
    tenant,
    language,
    named,
  }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more !== undefined) return null;
    const film = await this.films.one(slug);
    const { locale: written, words } = filmTexts(film.words, language);
    return {
      title: named(words.title),
      description: words.summary,
      indexed: true,
      written,
      alternates: languagesOfFilm(film.words),
      ...(film.poster_id && { image: `${tenant.origin}/api/films/${film.slug}/poster` }),
    };
  }

  async addresses(): Promise<PublicAddress[]> {
    const films = await this.films.shown();
    return films.map(({ slug, words }) => ({
      path: `/impact-films/${slug}`,
      languages: languagesOfFilm(words),
    }));
  }
}

import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { PageHeads, type HeadWish, type PageHead } from '../../../platform/http/page-heads.ts';
import { GetBookCard, ListOpenLibraries, ListOpenLists } from '../../catalog/contract.ts';
import { GetSchool, type OwnSchool } from '../../tenancy/contract.ts';
import { languagesOfExperiment, wordsFor } from '../experiments/experiment.rules.ts';
import { FindExperiments } from '../experiments/find-experiments.ts';
import { filmWords, languagesOfFilm } from '../films/film.rules.ts';
import { FindFilms } from '../films/find-films.ts';
import { FindPage } from '../pages/find-page.ts';
import { isPageSlug, PAGE_LOCALES } from '../pages/page.rules.ts';
import { renderPage } from '../pages/render-page.ts';
import { CHOICE, OPEN_SCREENS, PLAIN_WORDS, WELCOME } from './screen-words.ts';

/** Finds what is said of a screen to those who look from outside. What is not known to be public is not listed. */
@Injectable()
export class FindPageHead extends PageHeads {
  constructor(
    private readonly experiments: FindExperiments,
    private readonly films: FindFilms,
    private readonly pages: FindPage,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  override async of(path: string, wish: HeadWish): Promise<PageHead> {
    const school = await this.queries.execute(new GetSchool());
    // The order in which the web app decides too.
    const language = wish.asked ?? school.language ?? wish.wished ?? 'en';
    const head = await this.head(path, wish.files, school, language);
    // What has no picture of its own is shown with one of ours wherever somebody shares its address.
    const image = head.image ?? (head.indexed ? `${school.origin}/art/preview.png` : undefined);
    return { ...head, image, language: school.language };
  }

  private async head(path: string, files: string, school: OwnSchool, language: Language): Promise<PageHead> {
    const named = (title: string): string => `${title} · ${school.name}`;
    const open = OPEN_SCREENS[path]?.[language];
    if (open)
      return {
        title: named(open.title),
        description: open.description,
        indexed: true,
        written: language,
        alternates: PAGE_LOCALES,
        ...(path === '/library' && {
          first: { kind: 'library', place: school, language, title: WELCOME[language] },
        }),
      };
    const [, first = '', second = '', third, fourth, fifth] = path.split('/');
    if (second === '' && isPageSlug(first)) {
      const page = await this.pages.for(first, language);
      const description = page.summary.replaceAll('{place}', school.name);
      const { intro, sections } = renderPage(page.body, { place: school.name, email: school.email });
      return {
        title: named(page.title),
        description,
        indexed: true,
        written: page.locale,
        alternates: page.locales,
        first: {
          kind: 'page',
          place: school,
          title: page.title,
          summary: description,
          languages: page.locales,
          // Above more parts stands a list of them, which these words would push away.
          html: sections.length > 3 ? '' : intro || sections[0]?.html || '',
          language: page.locale,
        },
      };
    }
    if (first === 'experiment' && second !== '' && third === undefined) {
      const { experiment } = await this.experiments.one(second);
      const { language: written, words } = wordsFor(experiment, language);
      return {
        title: named(words.title),
        description: words.summary,
        indexed: true,
        written,
        alternates: languagesOfExperiment(experiment),
      };
    }
    if (first === 'impact-films' && second !== '' && third === undefined) {
      const film = await this.films.one(second);
      const { locale: written, words } = filmWords(film.words, language);
      return {
        title: named(words.title),
        description: words.summary,
        indexed: true,
        written,
        alternates: languagesOfFilm(film.words),
        ...(film.poster_id && { image: `${school.origin}/api/films/${film.slug}/poster` }),
      };
    }
    if (first === 'libraries' && second !== '' && third === undefined) {
      const open = await this.queries.execute(new ListOpenLibraries());
      const library = open.find(({ slug }) => slug === second);
      if (library)
        return {
          title: named(library.name),
          description: library.summary || PLAIN_WORDS[language].place(school.name),
          indexed: true,
        };
    }
    if (first === 'libraries' && third === 'lists' && fourth !== undefined) {
      const lists = await this.queries.execute(new ListOpenLists());
      const list = lists.find(
        (one) => one.library === second && [one.slug, encodeURIComponent(one.slug)].includes(fourth),
      );
      if (list)
        return {
          title: named(list.title),
          description: list.note || PLAIN_WORDS[language].place(school.name),
          indexed: fifth === undefined,
        };
    }
    const plain = PLAIN_WORDS[language];
    if (path === '/login' && school.id !== PLATFORM_TENANT_ID)
      return {
        title: school.name,
        description: plain.place(school.name),
        indexed: false,
        first: { kind: 'choice', place: school, language, ...CHOICE[language] },
      };
    if (first === 'library' && second !== '' && third === undefined) {
      const book = await this.queries.execute(new GetBookCard(second, files));
      if (book) {
        const { language: written, ...words } = book;
        return {
          title: named(book.title),
          description: book.summary || plain.book(book.title, school.name),
          image: book.cover?.xlarge ?? undefined,
          indexed: book.listed,
          first: { kind: 'book', place: school, language, written, ...words },
        };
      }
    }
    return { title: school.name, description: plain.place(school.name), indexed: false };
  }
}

// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ArchiveBookApiArg,
  ArchiveBookApiResponse,
  CountBookFacetsApiArg,
  CountBookFacetsApiResponse,
  GetBookApiArg,
  GetBookApiResponse,
  GetBookStatsApiArg,
  GetBookStatsApiResponse,
  GetIngestionApiArg,
  GetIngestionApiResponse,
  ListBooksApiArg,
  ListBooksApiResponse,
  PublishBookApiArg,
  PublishBookApiResponse,
  PutCoverApiArg,
  PutCoverApiResponse,
} from '../types.gen.ts';
export const booksCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBookStats: build.query<GetBookStatsApiResponse, GetBookStatsApiArg>({
      query: () => ({ url: `/book-stats` }),
    }),
    listBooks: build.query<ListBooksApiResponse, ListBooksApiArg>({
      query: (queryArg) => ({
        url: `/books/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          category: queryArg.category,
          audience: queryArg.audience,
          level: queryArg.level,
          language: queryArg.language,
          theme: queryArg.theme,
          goal: queryArg.goal,
          length: queryArg.length,
          format: queryArg.format,
          audio: queryArg.audio,
          feature: queryArg.feature,
          form: queryArg.form,
          price: queryArg.price,
          work: queryArg.work,
          series: queryArg.series,
          library: queryArg.library,
          list: queryArg.list,
          featured: queryArg.featured,
          mine: queryArg.mine,
          own: queryArg.own,
          student_made: queryArg.studentMade,
          continue: queryArg['continue'],
          status: queryArg.status,
          ordering: queryArg.ordering,
        },
      }),
    }),
    countBookFacets: build.query<CountBookFacetsApiResponse, CountBookFacetsApiArg>({
      query: (queryArg) => ({
        url: `/books/facets/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          category: queryArg.category,
          audience: queryArg.audience,
          level: queryArg.level,
          language: queryArg.language,
          theme: queryArg.theme,
          goal: queryArg.goal,
          length: queryArg.length,
          format: queryArg.format,
          audio: queryArg.audio,
          feature: queryArg.feature,
          form: queryArg.form,
          price: queryArg.price,
          work: queryArg.work,
          series: queryArg.series,
          library: queryArg.library,
          list: queryArg.list,
          featured: queryArg.featured,
          mine: queryArg.mine,
          own: queryArg.own,
          student_made: queryArg.studentMade,
          continue: queryArg['continue'],
          status: queryArg.status,
          ordering: queryArg.ordering,
        },
      }),
    }),
    getBook: build.query<GetBookApiResponse, GetBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    archiveBook: build.mutation<ArchiveBookApiResponse, ArchiveBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/archive/`,
        method: 'POST',
      }),
    }),
    putCover: build.mutation<PutCoverApiResponse, PutCoverApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/cover/`,
        method: 'POST',
        body: queryArg.coverBody,
      }),
    }),
    getIngestion: build.query<GetIngestionApiResponse, GetIngestionApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/ingestion/`,
      }),
    }),
    publishBook: build.mutation<PublishBookApiResponse, PublishBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/publish/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});

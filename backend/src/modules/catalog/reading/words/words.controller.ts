import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { LogPerson } from '../log/log-readers.ts';
import { RemoveSavedWord, SaveWord } from './save-word.ts';
import { ListSavedWords } from './list-words.query.ts';
import { LookUpWord } from './look-up-word.query.ts';
import { ExplainWord, ListRequestedWords, ListSchoolWords, RemoveSchoolWord } from './school-words.ts';
import { SavedWordBody, SchoolWordBody, WordsQuery } from './word-bodies.ts';
import { RequestedWord, SavedWordView, SchoolWordView, WordEntry } from './word-view.ts';

export class SavedWordPage extends ListPage {
  person!: LogPerson;
  results!: SavedWordView[];
}
export class RequestedWordPage extends ListPage {
  results!: RequestedWord[];
}
export class SchoolWordPage extends ListPage {
  results!: SchoolWordView[];
}
export class SavedWordId {
  /** Another id than was sent, when the word was saved before. */
  id!: string;
}

/** What words mean, the words that readers save, and those that teachers explain. */
@Controller('api')
export class WordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * The meanings of a word: a teacher's explanation first, then the dictionary's. A word without an entry has no
   * meanings.
   */
  @Access('public')
  @Get('words/:language/:word')
  @PrivateResponse()
  lookUpWord(
    @Param('language') language: string,
    @Param('word') word: string,
    @Req() request: AppRequest,
  ): Promise<WordEntry> {
    return this.queries.execute(new LookUpWord(language, word, request.user?.userId ?? null));
  }

  /** Saved words, newest first. */
  @Access('reading.record')
  @Get('my-words')
  @PrivateResponse()
  async listSavedWords(@Query() query: WordsQuery, @Req() request: AppRequest): Promise<SavedWordPage> {
    const { person, count, results } = await this.queries.execute(
      new ListSavedWords(readerOf(request)!, query.person, query),
    );
    return { person, ...page(request.url, query, count, results) };
  }

  /** Saves a word under an id that the device makes, and asks the teachers about it if requested. */
  @Access('reading.record')
  @Put('my-words/:id')
  saveWord(
    @Param('id', ParseId) id: string,
    @Body() body: SavedWordBody,
    @Req() request: AppRequest,
  ): Promise<SavedWordId> {
    return this.commands.execute(new SaveWord(id, readerOf(request)!, body));
  }

  /** Deletes one of one's own saved words. Deleting it again changes nothing. */
  @Access('reading.record')
  @Delete('my-words/:id')
  @HttpCode(204)
  removeSavedWord(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemoveSavedWord(id, request.user!.userId));
  }

  /** Words that the requester's students asked about and that nobody has explained yet, the most requested first. */
  @Access('class.teach')
  @Get('asked-words')
  @PrivateResponse()
  async listRequestedWords(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<RequestedWordPage> {
    const { count, results } = await this.queries.execute(new ListRequestedWords(readerOf(request)!, query));
    return page(request.url, query, count, results);
  }

  /** The school's own glossary; `search` is the beginning of a word. */
  @Access('class.teach')
  @Get('school-words')
  @PrivateResponse()
  async listSchoolWords(@Query() query: PageQuery, @Req() request: AppRequest): Promise<SchoolWordPage> {
    const { count, results } = await this.queries.execute(new ListSchoolWords(query));
    return page(request.url, query, count, results);
  }

  /** Explains a word to the whole school; replaces an earlier explanation. */
  @Access('class.teach')
  @Put('school-words/:language/:word')
  @HttpCode(204)
  explainWord(
    @Param('language') language: string,
    @Param('word') word: string,
    @Body() body: SchoolWordBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    return this.commands.execute(new ExplainWord(language, word, body, request.user!.userId));
  }

  /** Removes a word from the school's glossary. */
  @Access('class.teach')
  @Delete('school-words/:language/:word')
  @HttpCode(204)
  removeSchoolWord(@Param('language') language: string, @Param('word') word: string): Promise<void> {
    return this.commands.execute(new RemoveSchoolWord(language, word));
  }
}

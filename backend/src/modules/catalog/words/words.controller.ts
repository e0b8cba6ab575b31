import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { LogPerson } from '../reading/log/log.controller.ts';
import { ForgetWord, KeepWord } from './keep-word.ts';
import { ListWords } from './list-words.query.ts';
import { LookUpWord } from './look-up-word.query.ts';
import { ExplainWord, ListAskedWords, ListSchoolWords, RemoveSchoolWord } from './school-words.ts';
import { KeptWordBody, SchoolWordBody, WordsQuery } from './word-bodies.ts';
import { AskedWord, KeptWordView, SchoolWordView, WordEntry } from './word-view.ts';

export class KeptWordPage {
  person!: LogPerson;
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: KeptWordView[];
}
export class AskedWordPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: AskedWord[];
}
export class SchoolWordPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: SchoolWordView[];
}
export class KeptWordId {
  /** Another one than was sent, when the word was kept already. */
  id!: string;
}

const PERSONAL = 'private, no-store';

/** What words mean, the words that readers keep, and those that teachers explain. */
@Controller('api')
export class WordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What a word means: a teacher's words first, then the dictionary's. A word without an entry has no meanings. */
  @Access('public')
  @Get('words/:language/:word')
  @Header('cache-control', PERSONAL)
  lookUpWord(
    @Param('language') language: string,
    @Param('word') word: string,
    @Req() request: AppRequest,
  ): Promise<WordEntry> {
    return this.queries.execute(new LookUpWord(language, word, request.user?.userId ?? null));
  }

  /** Words that somebody keeps, newest first. */
  @Access('reading.record')
  @Get('my-words')
  @Header('cache-control', PERSONAL)
  async listWords(@Query() query: WordsQuery, @Req() request: AppRequest): Promise<KeptWordPage> {
    const { person, count, results } = await this.queries.execute(
      new ListWords(readerOf(request)!, query.person, query),
    );
    return { person, ...page(request.url, query, count, results) };
  }

  /** Keeps a word under an id that its device makes, and asks the teacher about it where that is wished. */
  @Access('reading.record')
  @Put('my-words/:id')
  keepWord(
    @Param('id', ParseId) id: string,
    @Body() body: KeptWordBody,
    @Req() request: AppRequest,
  ): Promise<KeptWordId> {
    return this.commands.execute(new KeepWord(id, readerOf(request)!, body));
  }

  /** Takes a word out of one's own; one that is gone already is no mistake. */
  @Access('reading.record')
  @Delete('my-words/:id')
  @HttpCode(204)
  forgetWord(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new ForgetWord(id, request.user!.userId));
  }

  /** Words for which students of the asker asked and that nobody has explained yet, the most wanted first. */
  @Access('class.teach')
  @Get('asked-words')
  @Header('cache-control', PERSONAL)
  async listAskedWords(@Query() query: PageQuery, @Req() request: AppRequest): Promise<AskedWordPage> {
    const { count, results } = await this.queries.execute(new ListAskedWords(readerOf(request)!, query));
    return page(request.url, query, count, results);
  }

  /** The school's own glossary; `search` is the beginning of a word. */
  @Access('class.teach')
  @Get('school-words')
  @Header('cache-control', PERSONAL)
  async listSchoolWords(@Query() query: PageQuery, @Req() request: AppRequest): Promise<SchoolWordPage> {
    const { count, results } = await this.queries.execute(new ListSchoolWords(query));
    return page(request.url, query, count, results);
  }

  /** Explains a word to the whole school, in place of what was said before. */
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

  /** Takes a word out of the school's glossary. */
  @Access('class.teach')
  @Delete('school-words/:language/:word')
  @HttpCode(204)
  removeSchoolWord(@Param('language') language: string, @Param('word') word: string): Promise<void> {
    return this.commands.execute(new RemoveSchoolWord(language, word));
  }
}

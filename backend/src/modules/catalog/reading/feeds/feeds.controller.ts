import { Body, Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../../platform/clock.ts';
import { AppError } from '../../../../platform/errors.ts';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import { Access, ReadsKeys } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { wishedLanguage } from '../../../../platform/http/language.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { appOrigin, filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { SendFile } from '../../../../platform/storage/send-file.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { GetBook } from '../../library/books/get-book.query.ts';
import { readableBook } from '../shared/readable-book.ts';
import { FeedFilters } from './feed-filters.ts';
import { FeedBuilder, type FeedRequest } from './feed-builder.ts';
import { FeedReaders } from './feed-readers.ts';
import { feedLabels } from './feed-labels.ts';
import { OPDS, type FeedOwner } from './feed.ts';
import { entryDocument, pageFeed1, rootFeed1, searchDescription } from './opds1.ts';
import { authenticationDocument, pageFeed2, publication, rootFeed2 } from './opds2.ts';
import { GetProgression, Progression, SaveProgression } from './progression.ts';
import { BookFiles } from './book-files.ts';
import { FEED_FILE_BUDGET, FEED_KEY_ADDRESS_BUDGET } from './feed.budgets.ts';

/** A document of the feeds: its media type and its content. */
type Document = [type: string, body: object | string];

/**
 * The catalogue for other reading apps, as OPDS 2.0 and 1.2, with the books that the library shows the same reader.
 * An app signs in with a feed key (`Authorization: Basic`), a browser with its session.
 */
@Controller('api/opds')
@ReadsKeys()
export class FeedsController {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
    private readonly readers: FeedReaders,
    private readonly pages: FeedBuilder,
    private readonly find: FindBook,
    private readonly files: BookFiles,
    private readonly send: SendFile,
  ) {}

  /** The root of the catalogue as OPDS 2.0. */
  @Access('public')
  @Get()
  @ApiProduces('application/opds+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  getFeed(@Req() request: AppRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, '', async (owner, ask) => [
      OPDS.feed,
      rootFeed2(owner, await this.pages.sections(owner, ask)),
    ]);
  }

  /** Books as OPDS 2.0, a page of them, with facets. */
  @Access('public')
  @Get('books')
  @ApiProduces('application/opds+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  listFeedBooks(
    @Query() filters: FeedFilters,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, '', async (owner, ask) => [
      OPDS.feed,
      pageFeed2(owner, await this.pages.page(owner, ask, filters)),
    ]);
  }

  /** How a reading app signs in (Authentication for OPDS 1.0). */
  @Access('public')
  @Get('authentication')
  @ApiProduces('application/opds-authentication+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  async getFeedAuthentication(@Req() request: AppRequest, @Res() reply: FastifyReply): Promise<void> {
    const owner = await this.owner(request, null);
    void reply.type(OPDS.authentication).send(JSON.stringify(authenticationDocument(owner)));
  }

  /** One book as OPDS 2.0. */
  @Access('public')
  @Get('books/:id')
  @ApiProduces('application/opds-publication+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  getFeedBook(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, '', async (owner, ask) => [
      OPDS.publication,
      publication(owner, await this.book(id, ask)),
    ]);
  }

  /** The file of a book that the caller may read: EPUB or PDF, cleaned. */
  @Access('public')
  @Get('books/:id/file')
  @ApiProduces('application/epub+zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getFeedFile(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.guarded(request, reply, async (reader) => {
      await this.budgets.take(FEED_FILE_BUDGET, reader?.userId ?? request.ip);
      const { book, fileId } = await readableBook(this.find, id, reader);
      const name = encodeURIComponent(`${book.slug}.${book.format}`);
      void reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
      if (book.format === 'pdf')
        return this.send.send(request, reply, await this.files.pdf(book.id, fileId), 'private, no-cache');
      void reply
        .header('cache-control', 'private, no-cache')
        .type('application/epub+zip')
        .send(await this.files.epub(book.id, fileId));
    });
  }

  /** The caller's position in a book (OPDS Progression 1.0); an empty body before the first page. */
  @Access('public')
  @Get('books/:id/progression')
  @ApiOkResponse({ type: Progression })
  async getProgression(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.guarded(request, reply, async (reader) => {
      const progression = await this.queries.execute(new GetProgression(id, signedIn(reader)));
      this.sendProgression(reply, progression);
    });
  }

  /** Saves the caller's position in a book; answers with the stored one, which may be a newer one. */
  @Access('public')
  @BudgetPolicy(FEED_KEY_ADDRESS_BUDGET)
  @Put('books/:id/progression')
  @ApiOkResponse({ type: Progression })
  async saveProgression(
    @Param('id', ParseId) id: string,
    @Body() progression: Progression,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.guarded(request, reply, async (reader) => {
      await this.commands.execute(new SaveProgression(id, signedIn(reader), progression));
      this.sendProgression(reply, await this.queries.execute(new GetProgression(id, reader!)));
    });
  }

  /** The root of the catalogue as OPDS 1.2. */
  @Access('public')
  @Get('v1.2')
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  getAtomFeed(@Req() request: AppRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, '', async (owner, ask) => [
      OPDS.navigation1,
      rootFeed1(owner, await this.pages.sections(owner, ask)),
    ]);
  }

  /** Books as OPDS 1.2, a page of them, with facets. */
  @Access('public')
  @Get('v1.2/books')
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  listAtomBooks(
    @Query() filters: FeedFilters,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, '/v1.2', async (owner, ask) => [
      OPDS.acquisition1,
      pageFeed1(owner, await this.pages.page(owner, ask, filters)),
    ]);
  }

  /** One book as an entry of OPDS 1.2. */
  @Access('public')
  @Get('v1.2/books/:id')
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  getAtomBook(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, '/v1.2', async (owner, ask) => [
      OPDS.entry1,
      entryDocument(owner, await this.book(id, ask)),
    ]);
  }

  /** How a reading app searches in OPDS 1.2 (OpenSearch). */
  @Access('public')
  @Get('v1.2/search')
  @ApiProduces('application/opensearchdescription+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  async getSearchDescription(@Req() request: AppRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.type(OPDS.search1).send(searchDescription(await this.owner(request, null)));
  }

  private async book(id: string, { reader, files }: FeedRequest) {
    const book = await this.queries.execute(new GetBook(id, reader, files));
    return (await this.pages.dated([book]))[0]!;
  }

  private async answer(
    request: AppRequest,
    reply: FastifyReply,
    version: '' | '/v1.2',
    write: (owner: FeedOwner, ask: FeedRequest) => Promise<Document>,
  ): Promise<void> {
    await this.guarded(request, reply, async (reader) => {
      const owner = await this.owner(request, reader);
      const [type, body] = await write(owner, {
        reader,
        language: languageOf(request),
        files: filesOrigin(request),
        base: `${owner.app}/api/opds${version}`,
      });
      void reply
        .header('cache-control', reader ? PRIVATE : 'public, no-cache')
        .header('vary', 'Authorization, Accept-Language')
        .type(type)
        .send(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }

  /** Runs `work` for the reader. A 401 response contains the document that tells reading apps how to sign in. */
  private async guarded(
    request: AppRequest,
    reply: FastifyReply,
    run: (reader: Reader) => Promise<void>,
  ): Promise<void> {
    try {
      await run(await this.readers.of(request));
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'unauthenticated') throw error;
      const owner = await this.owner(request, null);
      void reply
        .status(401)
        .header('www-authenticate', 'Basic realm="Bookgrove", charset="UTF-8"')
        .header('cache-control', PRIVATE)
        .removeHeader('content-disposition')
        .type(OPDS.authentication)
        .send(JSON.stringify(authenticationDocument(owner)));
    }
  }

  private async owner(request: AppRequest, reader: Reader): Promise<FeedOwner> {
    const { name } = await this.queries.execute(new GetSchool());
    const app = appOrigin(request);
    return {
      app,
      self: app + request.url,
      library: name,
      labels: feedLabels(languageOf(request)),
      known: reader !== null,
      now: this.clock.now(),
    };
  }

  private sendProgression(reply: FastifyReply, progression: Progression | null): void {
    void reply
      .header('cache-control', PRIVATE)
      .type(OPDS.progression)
      .send(progression ? JSON.stringify(progression) : '');
  }
}

const languageOf = (request: AppRequest) => wishedLanguage(request.headers['accept-language']) ?? 'en';

function signedIn(reader: Reader): NonNullable<Reader> {
  if (!reader) throw new AppError('unauthenticated', 'not_signed_in', 'Please log in first.');
  return reader;
}

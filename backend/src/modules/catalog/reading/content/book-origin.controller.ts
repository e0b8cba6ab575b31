import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../../platform/context.ts';
import { notFound } from '../../../../platform/errors.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { BookOwners } from '../../library/ownership/book-owners.ts';
import { CapabilityUrls } from '../../library/books/capability-urls.ts';
import { SendFile } from '../../../../platform/storage/send-file.ts';

/** Files that the book origin serves besides the reader's shell. Requests to it have no cookie and no token. */
@ApiExcludeController()
@Controller()
export class BookOriginController {
  constructor(
    private readonly capabilities: CapabilityUrls,
    private readonly owners: BookOwners,
    private readonly files: SendFile,
  ) {}

  /** A file of an opened book. The segment of the address is the permission to read it. */
  @Access('public')
  @Get('b/:opening/*')
  async getOpenedFile(
    @Param('opening') opening: string,
    @Param('*') path: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const opened = this.capabilities.read(opening, currentTenantId());
    if (!opened) throw notFound('file');
    // A refund closes addresses that are open, too; browsers ask again for each file of a bought book.
    if (opened.owner && !(await this.owners.owns(opened.owner, opened.bookId))) throw notFound('file');
    const key = `books/${opened.bookId}/${opened.fileId}/content/${path}`;
    const kept = opened.owner ? 'private, no-cache' : 'private, max-age=3600';
    await this.files.send(request, reply, key, kept);
  }

  /** A cover. */
  @Access('public')
  @Get('c/:signature/:bookId/:fileId/:name')
  async getCover(
    @Param('signature') signature: string,
    @Param('bookId', ParseId) bookId: string,
    @Param('fileId', ParseId) fileId: string,
    @Param('name') name: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!/^(160|240|360|480)\.webp$/.test(name) || !this.capabilities.isCover(signature, bookId, fileId))
      throw notFound('cover');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    await this.files.send(
      request,
      reply,
      `books/${bookId}/${fileId}/covers/${name}`,
      'public, max-age=31536000, immutable',
    );
  }

  /** A picture of a book's sample. */
  @Access('public')
  @Get('c/:signature/:bookId/:fileId/page/*')
  async getSamplePicture(
    @Param('signature') signature: string,
    @Param('bookId', ParseId) bookId: string,
    @Param('fileId', ParseId) fileId: string,
    @Param('*') path: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.capabilities.isPicture(signature, bookId, fileId, path)) throw notFound('picture');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    await this.files.send(
      request,
      reply,
      `books/${bookId}/${fileId}/content/${path}`,
      'public, max-age=31536000, immutable',
    );
  }
}

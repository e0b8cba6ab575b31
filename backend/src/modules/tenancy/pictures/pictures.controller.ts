import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { bookFilePolicy } from '../../../platform/http/csp.ts';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { Storage } from '../../../platform/storage/storage.ts';

/** Logos of schools and pictures of modes: the same for everybody, and named by their content. */
@ApiExcludeController()
@Controller('api/pictures')
export class PicturesController {
  constructor(private readonly storage: Storage) {}

  @Access('public')
  @Get(':kind/:owner/:name')
  async getPicture(
    @Param('kind') kind: string,
    @Param('owner', ParseId) owner: string,
    @Param('name') name: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!/^(logos|modes)$/.test(kind) || !/^[0-9a-f]{24}\.webp$/.test(name)) throw notFound('picture');
    const key = `${kind}/${owner}/${name}`;
    const object = await this.storage.stat(key);
    if (!object) throw notFound('picture');
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', bookFilePolicy)
      .header('etag', object.etag)
      .type('image/webp');
    if (request.headers['if-none-match'] === object.etag) return void reply.status(304).send();
    void reply.header('content-length', object.bytes).send(await this.storage.get(key));
  }
}

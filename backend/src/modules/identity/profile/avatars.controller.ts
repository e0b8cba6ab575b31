import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { AVATAR, photoKey } from './avatar.rules.ts';

/** Photos of adults. The random part of the address is the permission to see them. */
@ApiExcludeController()
@Controller()
export class AvatarsController {
  constructor(private readonly storage: Storage) {}

  @Access('public')
  @Get('api/avatars/:name')
  async getAvatar(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const key = photoKey(`${AVATAR.path}${name}`);
    const stored = key && (await this.storage.stat(`avatars/${key}/256.webp`));
    if (!key || !stored) throw notFound('picture');
    void reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-length', stored.bytes)
      .type('image/webp')
      .send(await this.storage.get(`avatars/${key}/256.webp`));
  }
}

import { Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import { AppError } from '../errors.ts';
import { Access } from '../http/access.ts';
import { Budgets } from '../http/budgets.ts';
import type { AppRequest } from '../http/request.ts';
import { MOST_PARTS, UploadParts } from './parts.ts';

export class BegunUpload {
  /** To be named with every part, and by what is made of them. */
  id!: string;
  /** Bytes of each part but the last. */
  part_bytes!: number;
}
export class ArrivedParts {
  /** Numbers of the parts that are here. */
  parts!: number[];
}
export class KeptPart {
  bytes!: number;
}

const wrong = (message: string): AppError =>
  new AppError('invalid', 'part_refused', 'Please look at the marked fields.', {
    fields: { file: [message] },
  });

/** Large files in parts, so that a broken connection costs one part and not the file. */
@Controller('api/uploads')
export class UploadsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly parts: UploadParts,
  ) {}

  /** Begins to send a file in parts. */
  @Access('book.upload')
  @Post()
  @HttpCode(201)
  async beginUpload(@Req() request: AppRequest): Promise<BegunUpload> {
    await this.budgets.take('upload', request.user!.userId);
    return { id: this.parts.begin(), part_bytes: UPLOAD_PART_BYTES };
  }

  /** Says which parts of a file have arrived. */
  @Access('book.upload')
  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async getUpload(@Param('id') id: string): Promise<ArrivedParts> {
    return { parts: await this.parts.arrived(id) };
  }

  /** Keeps one part of a file; sending it again puts it in the place of the one before. */
  @Access('book.upload')
  @Put(':id/parts/:number')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  async putUploadPart(
    @Param('id') id: string,
    @Param('number', ParseIntPipe) number: number,
    @Req() request: AppRequest,
  ): Promise<KeptPart> {
    await this.budgets.take('upload-part', request.user!.userId);
    if (number < 0 || number >= MOST_PARTS) throw wrong('This file is too large.');
    if (!request.isMultipart())
      throw wrong('Send the part as multipart/form-data with a member called file.');
    for await (const part of request.parts({ limits: { fileSize: UPLOAD_PART_BYTES, files: 1 } })) {
      if (part.type !== 'file') continue;
      try {
        const bytes = await this.parts.put(id, number, part.file);
        if (!part.file.truncated) return { bytes };
        await this.parts.drop(id, number);
        throw wrong('This part is too large.');
      } finally {
        part.file.resume(); // what was not read must still leave the wire
      }
    }
    throw wrong('Send the part as a member called file.');
  }
}

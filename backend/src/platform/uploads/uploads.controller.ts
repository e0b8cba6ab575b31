import { Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import { AppError, invalidFields } from '../errors.ts';
import { Access } from '../http/access.ts';
import { Budgets } from '../http/budgets.ts';
import type { AppRequest } from '../http/request.ts';
import { MOST_PARTS, UploadParts } from './parts.ts';
import { UPLOAD_BUDGET, UPLOAD_PART_BUDGET } from './upload.budgets.ts';
import { PrivateResponse } from '../http/cache-control.ts';

export class BegunUpload {
  /** Id of the upload: sent with every part, and with the request that uses the file. */
  id!: string;
  /** Size in bytes of each part but the last. */
  part_bytes!: number;
}
export class ArrivedParts {
  /** Numbers of the parts that have arrived. */
  parts!: number[];
}
export class KeptPart {
  bytes!: number;
}

const wrong = (message: string): AppError => invalidFields({ file: [message] }, 'part_refused');

/** Large files in parts, so that a broken connection costs one part and not the file. */
@Controller('api/uploads')
export class UploadsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly parts: UploadParts,
  ) {}

  /** Starts an upload in parts. */
  @Access('book.submit')
  @Post()
  @HttpCode(201)
  async beginUpload(@Req() request: AppRequest): Promise<BegunUpload> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return { id: this.parts.begin(), part_bytes: UPLOAD_PART_BYTES };
  }

  /** Lists the parts of an upload that have arrived. */
  @Access('book.submit')
  @Get(':id')
  @PrivateResponse()
  async getUpload(@Param('id') id: string): Promise<ArrivedParts> {
    return { parts: await this.parts.arrived(id) };
  }

  /** Stores one part of a file; a part that is sent again replaces the earlier one. */
  @Access('book.submit')
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
    await this.budgets.take(UPLOAD_PART_BUDGET, request.user!.userId);
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
        part.file.resume(); // the rest of the request must still be read
      }
    }
    throw wrong('Send the part as a member called file.');
  }
}

import { Body, Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { RequestVolume } from './request-volume.ts';
import {
  GetVolumeEdition,
  ListVolumes,
  ListVolumeYears,
  WorldVolumeEntry,
  WorldYear,
} from './list-volumes.query.ts';
import { volumeKey, type VolumeFormat } from './volume-sql.ts';

const YEAR_MESSAGE = { message: 'year must be a year, e.g. 2026.' };

export class NewVolume {
  @IsInt(YEAR_MESSAGE)
  @Min(2000, YEAR_MESSAGE)
  @Max(2200, YEAR_MESSAGE)
  year!: number;
}
export class RequestedVolume {
  year!: number;
}

const TYPES: Record<VolumeFormat, string> = { epub: 'application/epub+zip', pdf: 'application/pdf' };

const BINARY = { type: 'string', format: 'binary' };

/** Volumes of the Dear World Book: the letters of a year as EPUB and PDF. */
@Controller('api/dear-world-volumes')
export class VolumesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  /** Volumes of the Dear World Book, the newest first. */
  @Access('public')
  @Get()
  @Header('cache-control', 'public, no-cache')
  listWorldVolumes(): Promise<WorldVolumeEntry[]> {
    return this.queries.execute(new ListVolumes());
  }

  /** Every year that has letters, with its volume, for people who may request volumes. */
  @Access('world.build')
  @Get('years')
  @PrivateResponse()
  listWorldYears(): Promise<WorldYear[]> {
    return this.queries.execute(new ListVolumeYears());
  }

  /** Requests the volume of a year, or a new edition of it; it is built in a queue. */
  @Access('world.build')
  @Post()
  @HttpCode(202)
  requestWorldVolume(@Body() { year }: NewVolume): Promise<RequestedVolume> {
    return this.commands.execute(new RequestVolume(year));
  }

  /** A volume as EPUB; 409 `volume_making` while it is built again. */
  @Access('public')
  @Get(':year/epub')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ content: { [TYPES.epub]: { schema: BINARY } } })
  getWorldVolumeEpub(@Param('year') year: string): Promise<StreamableFile> {
    return this.file(year, 'epub');
  }

  /** A volume as PDF for A4; 409 `volume_making` while it is built again. */
  @Access('public')
  @Get(':year/pdf')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ content: { [TYPES.pdf]: { schema: BINARY } } })
  getWorldVolumePdf(@Param('year') year: string): Promise<StreamableFile> {
    return this.file(year, 'pdf');
  }

  private async file(yearInPath: string, format: VolumeFormat): Promise<StreamableFile> {
    const year = /^\d{4}$/.test(yearInPath) ? Number(yearInPath) : 0;
    const found = year && (await this.queries.execute(new GetVolumeEdition(year)));
    if (!found) throw notFound('volume');
    if (found.state === 'making')
      throw new AppError(
        'conflict',
        'volume_making',
        'This book is being built again. Come back in a few minutes.',
      );
    const key = volumeKey(year, found.edition_id, format);
    return new StreamableFile(await this.storage.get(key), {
      type: TYPES[format],
      disposition: `attachment; filename="dear-world-book-${year}.${format}"`,
    });
  }
}

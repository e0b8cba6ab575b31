import { Body, Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { AskVolume } from './ask-volume.ts';
import {
  GetVolumeEdition,
  ListVolumes,
  ListVolumeYears,
  WorldVolumeEntry,
  WorldYear,
} from './list-volumes.query.ts';
import { volumeKey, type VolumeFormat } from './volume-sql.ts';

const words = { message: 'year must be a year, e.g. 2026.' };

export class NewVolume {
  @IsInt(words)
  @Min(2000, words)
  @Max(2200, words)
  year!: number;
}
export class AskedVolume {
  year!: number;
}

const TYPES: Record<VolumeFormat, string> = { epub: 'application/epub+zip', pdf: 'application/pdf' };

const BINARY = { type: 'string', format: 'binary' };

/** The Dear World Book by the year, as books to take home and to print. */
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

  /** Every year that has letters, with its volume, for those who have them made. */
  @Access('world.bind')
  @Get('years')
  @Header('cache-control', 'private, no-store')
  listWorldYears(): Promise<WorldYear[]> {
    return this.queries.execute(new ListVolumeYears());
  }

  /** Has the volume of a year made, or made anew, in a queue. */
  @Access('world.bind')
  @Post()
  @HttpCode(202)
  askWorldVolume(@Body() { year }: NewVolume): Promise<AskedVolume> {
    return this.commands.execute(new AskVolume(year));
  }

  /** A volume as EPUB; 409 `volume_making` while it is made anew. */
  @Access('public')
  @Get(':year/epub')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ content: { [TYPES.epub]: { schema: BINARY } } })
  getWorldVolumeEpub(@Param('year') year: string): Promise<StreamableFile> {
    return this.file(year, 'epub');
  }

  /** A volume as PDF for A4; 409 `volume_making` while it is made anew. */
  @Access('public')
  @Get(':year/pdf')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ content: { [TYPES.pdf]: { schema: BINARY } } })
  getWorldVolumePdf(@Param('year') year: string): Promise<StreamableFile> {
    return this.file(year, 'pdf');
  }

  private async file(asked: string, format: VolumeFormat): Promise<StreamableFile> {
    const year = /^\d{4}$/.test(asked) ? Number(asked) : 0;
    const found = year && (await this.queries.execute(new GetVolumeEdition(year)));
    if (!found) throw notFound('volume');
    if (found.state === 'making')
      throw new AppError(
        'conflict',
        'volume_making',
        'This book is being made anew. Come back in a few minutes.',
      );
    const key = volumeKey(year, found.edition_id, format);
    return new StreamableFile(await this.storage.get(key), {
      type: TYPES[format],
      disposition: `attachment; filename="dear-world-book-${year}.${format}"`,
    });
  }
}

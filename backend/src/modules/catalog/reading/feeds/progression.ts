import {
  Command,
  CommandBus,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { manifestOf, readableBook } from '../shared/readable-book.ts';
import { SaveProgress } from '../positions/save-progress.ts';
import { deviceOf, locatorAt, referenceOf, type Parts } from './progression.rules.ts';

export class ProgressionDevice {
  /** A URI, not shown to people. */
  @IsString({ message: 'device.id must be a URI.' })
  @MinLength(1, { message: 'device.id must be a URI.' })
  @MaxLength(500, { message: 'device.id has at most 500 characters.' })
  id!: string;

  @IsString({ message: 'device.name must be a text.' })
  @MinLength(1, { message: 'device.name must be a text.' })
  @MaxLength(200, { message: 'device.name has at most 200 characters.' })
  name!: string;
}

/** A progression document (OPDS Progression 1.0). */
export class Progression {
  @IsOptional()
  @IsString()
  @MaxLength(500, { message: 'title has at most 500 characters.' })
  title?: string;

  @IsISO8601({ strict: true }, { message: 'modified must be a date and time as ISO 8601 has it.' })
  modified!: string;

  @ValidateNested()
  @Type(() => ProgressionDevice)
  device!: ProgressionDevice;

  /** 0 to 1. */
  @IsNumber({}, { message: 'progression must be a number from 0 to 1.' })
  @Min(0, { message: 'progression must be a number from 0 to 1.' })
  @Max(1, { message: 'progression must be a number from 0 to 1.' })
  progression!: number;

  /** References to files of the book, e.g. `chapter1.html#par36`. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10, { message: 'At most 10 references.' })
  @IsString({ each: true })
  @MaxLength(2_000, { each: true, message: 'A reference has at most 2,000 characters.' })
  references?: string[];
}

type Person = NonNullable<Reader>;

/** The position of a reader in a book, for another app; null before the first page. */
export class GetProgression extends Query<Progression | null> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

interface Row extends Record<string, unknown> {
  locator: { href?: unknown } | null;
  percentage: number;
  client_time: Date;
  device_id: string | null;
  device_kind: string | null;
  device_system: string | null;
}

@QueryHandler(GetProgression)
export class GetProgressionHandler implements IQueryHandler<GetProgression> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
  ) {}

  async execute({ bookId, reader }: GetProgression): Promise<Progression | null> {
    const { book } = await readableBook(this.find, bookId, reader);
    const [row] = await this.db.rows<Row>({
      name: 'progression',
      text: `select locator, percentage, client_time, device_id, device_kind, device_system
             from catalog.reading_progress where tenant_id = $1 and user_id = $2 and book_id = $3`,
      values: [currentTenantId(), reader.userId, book.id],
    });
    if (!row) return null;
    const device = [row.device_kind, row.device_system].filter(Boolean).join(', ');
    const references = referenceOf(row.locator);
    return {
      modified: row.client_time.toISOString(),
      device: {
        id: row.device_id ? `urn:uuid:${row.device_id}` : 'urn:bookgrove:unnamed-device',
        name: device || 'Bookgrove',
      },
      progression: row.percentage / 100,
      ...(references.length > 0 && { references }),
    };
  }
}

/** Saves the position from another app, unless a newer one is stored. */
export class SaveProgression extends Command<void> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
    readonly progression: Progression,
  ) {
    super();
  }
}

@CommandHandler(SaveProgression)
export class SaveProgressionHandler implements ICommandHandler<SaveProgression> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly commands: CommandBus,
  ) {}

  async execute({ bookId, reader, progression }: SaveProgression): Promise<void> {
    const { book, fileId } = await readableBook(this.find, bookId, reader);
    const manifest = await manifestOf<Parts>(this.db, book, fileId);
    // A time in the future would outrank every later position.
    const client_time = new Date(Math.min(Date.parse(progression.modified), this.clock.now().getTime()));
    await this.commands.execute(
      new SaveProgress(book.id, reader, {
        locator: locatorAt(manifest ?? { readingOrder: [] }, progression.progression, progression.references),
        percentage: progression.progression * 100,
        client_time,
        device: deviceOf(progression.device),
      }),
    );
  }
}

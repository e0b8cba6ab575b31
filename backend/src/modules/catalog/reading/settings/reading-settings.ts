import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Expose, Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ClientTime } from '../shared/client-time.ts';

/** The message is a literal at each use, because `npm run i18n` collects literals. */
const oneOf = (values: readonly string[], message: string) => IsIn(values, { message });

const FONTS = ['own', 'clear', 'book', 'dyslexia'] as const;

/** How a page looks. */
export class PageAppearanceBody {
  @IsInt({ message: 'size must be a whole number from 1 to 7.' })
  @Min(1, { message: 'size must be a whole number from 1 to 7.' })
  @Max(7, { message: 'size must be a whole number from 1 to 7.' })
  size!: number;

  /** The previous version of the web app sends it as `letters`. */
  @Expose()
  @Transform(({ value, obj }: { value: unknown; obj: { letters?: unknown } }) => obj.letters ?? value)
  @oneOf(FONTS, 'font must be one of own, clear, book, dyslexia.')
  font!: (typeof FONTS)[number];

  /** Previous name of `font`, for the previous version of the web app. */
  @ApiProperty({ enum: FONTS, deprecated: true })
  @IsOptional()
  @oneOf(FONTS, 'font must be one of own, clear, book, dyslexia.')
  letters?: (typeof FONTS)[number];

  @oneOf(['close', 'normal', 'wide'], 'lines must be one of close, normal, wide.')
  lines!: 'close' | 'normal' | 'wide';

  @oneOf(['close', 'normal', 'wide'], 'spacing must be one of close, normal, wide.')
  spacing!: 'close' | 'normal' | 'wide';

  @oneOf(['close', 'normal', 'wide'], 'words must be one of close, normal, wide.')
  words!: 'close' | 'normal' | 'wide';

  @oneOf(['paper', 'sepia', 'night', 'sharp'], 'colour must be one of paper, sepia, night, sharp.')
  colour!: 'paper' | 'sepia' | 'night' | 'sharp';

  @oneOf(['pages', 'scroll'], 'flow must be one of pages, scroll.')
  flow!: 'pages' | 'scroll';

  @oneOf(['none', 'ruler', 'line'], 'guide must be one of none, ruler, line.')
  guide!: 'none' | 'ruler' | 'line';

  /** How large the pages of a PDF are. Older clients do not send it. */
  @IsOptional()
  @IsInt({ message: 'zoom must be a whole number from 1 to 5.' })
  @Min(1, { message: 'zoom must be a whole number from 1 to 5.' })
  @Max(5, { message: 'zoom must be a whole number from 1 to 5.' })
  zoom?: number;
}

/** The settings of the menu "How the page looks". */
export class ReadingOptions {
  @IsObject({ message: 'look must be an object.' })
  @ValidateNested()
  @Type(() => PageAppearanceBody)
  look!: PageAppearanceBody;

  @oneOf(['slow', 'steady', 'quick'], 'voice must be one of slow, steady, quick.')
  voice!: 'slow' | 'steady' | 'quick';

  /** When the text is read aloud: by the level of the book, or as the reader chose. */
  @IsOptional()
  @oneOf(['level', 'words', 'voice', 'tap'], 'help must be one of level, words, voice, tap.')
  help?: 'level' | 'words' | 'voice' | 'tap';
}

export class ReadingSettingsBody {
  @ApiProperty({ type: () => ReadingOptions })
  @IsObject({ message: 'settings must be an object.' })
  @ValidateNested()
  @Type(() => ReadingOptions)
  settings!: ReadingOptions;

  /** When it was chosen, by the reader's clock; at most a day in the future. */
  @ClientTime()
  client_time!: Date;
}

/** A person's settings; null when none are stored. */
export class ReadingSettingsView {
  settings!: ReadingOptions | null;
  client_time!: string | null;
}

interface Row extends Record<string, unknown> {
  settings: ReadingOptions;
  client_time: Date;
}

/** Settings with the font by both names, since the stored ones have either. */
function withBothNames(settings: ReadingOptions): ReadingOptions {
  const { look } = settings;
  const font = look.font ?? look.letters;
  return { ...settings, look: { ...look, font, letters: font } };
}

const view = (row: Row | undefined): ReadingSettingsView => ({
  settings: row ? withBothNames(row.settings) : null,
  client_time: row?.client_time.toISOString() ?? null,
});

/** How a person wants pages to look. */
export class GetReadingSettings extends Query<ReadingSettingsView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetReadingSettings)
export class GetReadingSettingsHandler implements IQueryHandler<GetReadingSettings> {
  constructor(private readonly db: Db) {}

  async execute({ userId }: GetReadingSettings): Promise<ReadingSettingsView> {
    const [row] = await this.db.rows<Row>({
      name: 'reading_settings',
      text: 'select settings, client_time from catalog.reading_settings where tenant_id = $1 and user_id = $2',
      values: [currentTenantId(), userId],
    });
    return view(row);
  }
}

/** Saves a person's settings. The latest by the reader's clock is stored, and returned. */
export class SaveReadingSettings extends Command<ReadingSettingsView> {
  constructor(
    readonly userId: string,
    readonly chosen: ReadingSettingsBody,
  ) {
    super();
  }
}

@CommandHandler(SaveReadingSettings)
export class SaveReadingSettingsHandler implements ICommandHandler<SaveReadingSettings> {
  constructor(private readonly db: Db) {}

  async execute({ userId, chosen }: SaveReadingSettings): Promise<ReadingSettingsView> {
    const tenant = currentTenantId();
    return this.db.transaction(async (tx) => {
      await tx.$executeRaw`
        insert into catalog.reading_settings (tenant_id, user_id, settings, client_time)
        values (${tenant}::uuid, ${userId}::uuid, ${JSON.stringify(withBothNames(chosen.settings))}::jsonb, ${chosen.client_time})
        on conflict (tenant_id, user_id) do update set settings = excluded.settings, client_time = excluded.client_time
          where reading_settings.client_time <= excluded.client_time`;
      const [row] = await tx.$queryRaw<Row[]>`
        select settings, client_time from catalog.reading_settings
        where tenant_id = ${tenant}::uuid and user_id = ${userId}::uuid`;
      return view(row);
    });
  }
}

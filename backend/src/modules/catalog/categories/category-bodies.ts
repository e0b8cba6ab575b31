import { LANGUAGES, SHELF_ICONS, type ShelfIcon } from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  registerDecorator,
} from 'class-validator';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
const SLUG = /^[a-z0-9-]{1,64}$/;
const parentWords = { message: 'Choose a category that is there.' };

/** `{ fr: "Animaux" }`: languages of the interface, names as long as the name itself. */
const IsNames = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'isNames',
    target: target.constructor,
    propertyName: property as string,
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value).every(
          ([language, name]) =>
            (LANGUAGES as readonly string[]).includes(language) &&
            typeof name === 'string' &&
            name.length <= 60,
        ),
      defaultMessage: () => `names has a name of at most 60 characters for any of ${LANGUAGES.join(', ')}.`,
    },
  });

export class CategoryBody {
  @trimmed
  @IsString()
  @Length(1, 60, { message: 'A name has 1 to 60 characters.' })
  name!: string;

  /** By language, where it differs. */
  @IsOptional()
  @IsNames()
  names?: Record<string, string>;

  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(500, { message: 'A description has at most 500 characters.' })
  description?: string;

  @IsOptional()
  @IsIn(SHELF_ICONS, { message: `icon is one of ${SHELF_ICONS.join(', ')}.` })
  icon?: ShelfIcon | null;

  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/, { message: 'color is six digits after #, e.g. #2a7f62.' })
  color?: string | null;

  /** Slug of the category it stands below. */
  @IsOptional()
  @Matches(SLUG, parentWords)
  parent?: string | null;
}

export class CategoryMove {
  /** Slug of the category it stands below; null at the top. */
  @IsOptional()
  @Matches(SLUG, parentWords)
  parent?: string | null;

  /** Slug of the category that it comes before; null at the end. */
  @IsOptional()
  @Matches(SLUG, parentWords)
  before?: string | null;
}

export class CategoryShown {
  /** Whether the school shows this category of the platform. */
  @IsBoolean({ message: 'shown is true or false.' })
  shown!: boolean;
}

export class CategoryRemoval {
  /** Slug of the category that its books, and the categories below it, move to. */
  @IsOptional()
  @Matches(SLUG, { message: 'Choose a category that is there.' })
  to?: string;
}

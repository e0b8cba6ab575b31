import { LANGUAGES, CATEGORY_ICONS, type CategoryIcon } from '@bookgrove/contract';
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
import { Trimmed } from '../../../../platform/http/fields.ts';

const SLUG = /^[a-z0-9-]{1,64}$/;
const parentWords = { message: 'Choose a category that is there.' };

/** `{ fr: "Animaux" }`: languages of the interface, with the length limit of the name itself. */
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
  @Trimmed()
  @IsString()
  @Length(1, 60, { message: 'A name has 1 to 60 characters.' })
  name!: string;

  /** By language, where it differs. */
  @IsOptional()
  @IsNames()
  names?: Record<string, string>;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(500, { message: 'A description has at most 500 characters.' })
  description?: string;

  @IsOptional()
  @IsIn(CATEGORY_ICONS, { message: `icon is one of ${CATEGORY_ICONS.join(', ')}.` })
  icon?: CategoryIcon | null;

  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/, { message: 'color is six digits after #, e.g. #2a7f62.' })
  color?: string | null;

  /** Slug of its parent. */
  @IsOptional()
  @Matches(SLUG, parentWords)
  parent?: string | null;
}

export class MoveCategoryBody {
  /** Slug of its parent; null at the top. */
  @IsOptional()
  @Matches(SLUG, parentWords)
  parent?: string | null;

  /** Slug of the category that it is placed before; null at the end. */
  @IsOptional()
  @Matches(SLUG, parentWords)
  before?: string | null;
}

export class CategoryVisibilityBody {
  /** Whether the school shows this category of the platform. */
  @IsBoolean({ message: 'shown is true or false.' })
  shown!: boolean;
}

export class RemoveCategoryBody {
  /** Slug of the category to which its books and child categories are moved. */
  @IsOptional()
  @Matches(SLUG, { message: 'Choose a category that is there.' })
  to?: string;
}

import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../platform/http/fields.ts';

/** A text of at most so many characters, trimmed unless stated otherwise. */
export const Text =
  (length: number, trimmed = true): PropertyDecorator =>
  (target, member) => {
    if (trimmed) Trimmed()(target, member);
    IsString({ message: `${String(member)} must be a text.` })(target, member);
    MaxLength(length, { message: `Please use at most ${length} characters.` })(target, member);
  };
/** The id of something. */
export const Id = (): PropertyDecorator => (target, member) =>
  IsUUID(undefined, { message: `${String(member)} must be an id.` })(target, member);
/** A whole number between two. */
export const Whole =
  (least: number, most: number): PropertyDecorator =>
  (target, member) => {
    const wrong = { message: `${String(member)} must be a whole number from ${least} to ${most}.` };
    IsInt(wrong)(target, member);
    Min(least, wrong)(target, member);
    Max(most, wrong)(target, member);
  };
/** One of some words. */
export const OneOf =
  (values: readonly string[]): PropertyDecorator =>
  (target, member) =>
    IsIn(values, { message: `${String(member)} must be one of ${values.join(', ')}.` })(target, member);
/** A list of at most so many objects of a class. */
export const List =
  (type: () => new () => object, most: number): PropertyDecorator =>
  (target, member) => {
    IsArray({ message: `${String(member)} must be a list.` })(target, member);
    ArrayMaxSize(most, { message: `At most ${most}.` })(target, member);
    ValidateNested({ each: true })(target, member);
    Type(type)(target, member);
  };

/** The goals of the United Nations that something is about, at most three. */
export const Goals = (): PropertyDecorator => (target, member) => {
  const wrong = { each: true, message: 'A goal is a number from 1 to 17.' };
  IsArray({ message: 'goals must be a list.' })(target, member);
  ArrayUnique({ message: 'goals must name each goal once.' })(target, member);
  ArrayMaxSize(3, { message: 'At most three goals.' })(target, member);
  IsInt(wrong)(target, member);
  Min(1, wrong)(target, member);
  Max(17, wrong)(target, member);
};

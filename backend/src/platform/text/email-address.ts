import { isEmail } from 'class-validator';

/**
 * A character beyond the first plane of Unicode: RFC 6531 allows it before the `@`, the ranges of the library
 * omit it.
 */
const FAR_LETTER = /[\u{10000}-\u{10ffff}]/gu;

/**
 * Whether mail can be sent to it: RFC 5321 and 6531, with a domain that has a dot, without comments and IP
 * addresses. A control character, which RFC 5322 allows between quotation marks, would end a header line.
 */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value) &&
  isEmail(value.replace(FAR_LETTER, 'ê'));

/**
 * One block of an e-mail, rendered as HTML and as plain text. A string is one paragraph or, separated by blank lines,
 * several; it may be empty. No block contains HTML: every value is escaped.
 */
export type EmailBlock =
  | string
  /** What a person wrote. */
  | { quote: string }
  /** Label and value of each row. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
  /** A code to be typed. */
  | { code: string }
  /** A link, shown as a button. */
  | { button: string; url: string };

/** The content of an e-mail in one language. */
export interface EmailContent {
  /** Also the heading of the HTML part. */
  subject: string;
  blocks: readonly EmailBlock[];
}

/** What a person wrote; nothing when it is empty. */
export const quote = (text: string): EmailBlock => (text ? { quote: text } : '');

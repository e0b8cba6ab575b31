import { withSecret } from '../../../platform/link-secrets.ts';

/** Maximum number of octets of a line of an iCalendar file, without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Puts the secret into an iCalendar file, whose long lines are folded: the placeholder may be split, and lines get
 * longer.
 */
export const calendarWithSecret = (calendar: string, secret: string): string =>
  withSecret(calendar.replace(/\r\n[ \t]/g, ''), secret)
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

/** A line of an iCalendar file, folded between characters. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

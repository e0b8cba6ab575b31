/** A part that needs longer for one short request is slow, in milliseconds. */
const SLOW_MS = 250;
/** E-mails that wait longer are late, in seconds. */
const LATE_SECONDS = 120;

/** State of a part by the time of one short request; null is no answer. */
export const stateOfPart = (answerMs: number | null): 'ok' | 'slow' | 'down' =>
  answerMs === null ? 'down' : answerMs > SLOW_MS ? 'slow' : 'ok';

/** State of the mail server by whether it fails and by the age of the oldest e-mail that waits. */
export const stateOfMail = (failing: boolean, oldestSeconds: number): 'ok' | 'slow' | 'down' =>
  failing ? 'down' : oldestSeconds > LATE_SECONDS ? 'slow' : 'ok';

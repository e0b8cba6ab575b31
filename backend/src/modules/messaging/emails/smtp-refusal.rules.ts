/** An error of the mail server. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Codes by which a mail server says that no mailbox has the address, or that it takes no e-mails at all (RFC 3463, 3.2; RFC
 * 7505).
 */
const NO_MAILBOX = /\b(5\.1\.(?:1|2|3|6|10))\b/;

/**
 * The code of an answer that refuses the recipient for good: `Permanent/SMTP 5.1.1`; null for every other failure, which may
 * pass.
 */
export function hardBounceOf(error: unknown): string | null {
  const { code, responseCode = 0, response = '' } = (error ?? {}) as SmtpError;
  if (code !== 'EENVELOPE' || responseCode < 550 || responseCode > 559) return null;
  const found = NO_MAILBOX.exec(response)?.[1];
  return found ? `Permanent/SMTP ${found}` : null;
}

import type { EmailDataOf, EmailTemplate } from '../../../contract.ts';
import type { RenderEmail } from '../email-text.ts';

/**
 * Templates of e-mails about an account. The secret replaces the placeholder in links when the e-mail is
 * sent.
 */
type AccountTemplate = Extract<
  EmailTemplate,
  | 'verify-email'
  | 'reset-password'
  | 'set-password'
  | 'change-email'
  | 'guardian-confirmation'
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-changed'
  | 'data-copy-ready'
  | 'invitation'
>;

/**
 * E-mails about accounts in one language. `verify-email` and `guardian-confirmation` contain no name: whoever typed the
 * name may not know the mailbox, and they must not be used to send texts to strangers.
 */
export type AccountEmails = { [T in AccountTemplate]: RenderEmail<EmailDataOf<T>> };

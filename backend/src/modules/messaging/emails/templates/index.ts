import type { Language } from '@bookgrove/contract';
import type { EmailDataOf, EmailTemplate } from '../../contract.ts';
import type { AccountEmails } from './account-emails/account-emails.ts';
import { ar } from './account-emails/ar.ts';
import { en } from './account-emails/en.ts';
import { fr } from './account-emails/fr.ts';
import { hi } from './account-emails/hi.ts';
import { ALERT_TEXTS } from './alert-texts.ts';
import { BOOK_TEXTS } from './book-texts.ts';
import { pageEmailsIn, type EmailContext, type EmailText, type RenderEmail } from './email-text.ts';
import { LEADER_TEXTS } from './leader-texts.ts';
import { messageEmailsIn } from './message-texts.ts';
import { PROPOSAL_TEXTS } from './proposal-texts.ts';
import { RESOURCE_TEXTS } from './resource-texts.ts';
import { STORY_TEXTS } from './story-texts.ts';

export { emailLanguage } from './email-text.ts';

/** Every template in one language. */
type Templates = { [T in EmailTemplate]: RenderEmail<EmailDataOf<T>> };

const templatesIn = (language: Language, accounts: AccountEmails): Templates => ({
  ...accounts,
  ...pageEmailsIn(language, {
    ...ALERT_TEXTS[language],
    ...BOOK_TEXTS[language],
    ...LEADER_TEXTS[language],
    ...PROPOSAL_TEXTS[language],
    ...RESOURCE_TEXTS[language],
    ...STORY_TEXTS[language],
  }),
  ...messageEmailsIn(language),
});

const TEMPLATES: Record<Language, Templates> = {
  en: templatesIn('en', en),
  fr: templatesIn('fr', fr),
  ar: templatesIn('ar', ar),
  hi: templatesIn('hi', hi),
};

/** Renders an e-mail in one language. `data` has been validated against EMAIL_DATA. */
export const renderEmail = <T extends EmailTemplate>(
  template: T,
  language: Language,
  data: EmailDataOf<T>,
  context: EmailContext,
): EmailText => (TEMPLATES[language][template] as RenderEmail<EmailDataOf<T>>)(data, context);

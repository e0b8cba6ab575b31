import type { Language } from '@bookgrove/contract';
import type { EmailDataOf, EmailTemplate } from '../../contract.ts';
import type { AccountEmails } from './account-emails/account-emails.ts';
import { ar } from './account-emails/ar.ts';
import { en } from './account-emails/en.ts';
import { fr } from './account-emails/fr.ts';
import { hi } from './account-emails/hi.ts';
import { ALERT_TEXTS } from './alert-texts.ts';
import { BOOK_TEXTS } from './book-texts.ts';
import type { ButtonLabel } from './button-labels.ts';
import { pageEmailsIn, type PageTemplate, type RenderEmail } from './email-text.ts';
import type { EmailContent } from './email-blocks.ts';
import type { EmailFrame } from './layout/email-frame.ts';
import { COURSE_TEXTS } from './course-texts.ts';
import { DONATION_TEXTS } from './donation-texts.ts';
import { GIFT_TEXTS } from './gift-texts.ts';
import { htmlOf } from './layout/html.ts';
import { plainTextOf } from './layout/plain-text.ts';
import { CART_TEXTS } from './cart-texts.ts';
import { LEADER_TEXTS } from './leader-texts.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { LIVE_TEXTS } from './live-texts.ts';
import { messageEmailsIn } from './message-texts.ts';
import { MONTHLY_GIFT_TEXTS } from './monthly-gift-texts.ts';
import { NOTIFICATION_TEXTS } from './notification-texts.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { PROPOSAL_TEXTS } from './proposal-texts.ts';
import { RESOURCE_TEXTS } from './resource-texts.ts';
import { SCHOOL_DATA_TEXTS } from './school-data-texts.ts';
import { STORY_TEXTS } from './story-texts.ts';
import { WEEK_TEXTS } from './week-texts.ts';
import { blocksOfWording, filled, NO_WORDING, valuesOf, type Wording } from './wording.rules.ts';

export { emailLanguage } from './email-text.ts';

/** Every template in one language. */
type Templates = { [T in EmailTemplate]: RenderEmail<EmailDataOf<T>> };
type PageEmail = Exclude<PageTemplate, keyof AccountEmails | keyof ReturnType<typeof messageEmailsIn>>;

/** The label of the link in each e-mail with a link to a page. */
const BUTTONS: Record<PageEmail, ButtonLabel> = {
  'support-view-started': 'audit',
  'password-spraying': 'class',
  'picture-guessing': 'class',
  'mail-server-failing': 'dashboard',
  'emails-failing': 'dashboard',
  'leader-update': 'page',
  'second-person-needed': 'proposal',
  'proposal-decided': 'proposal',
  'school-data': 'page',
  'book-ready': 'book',
  'book-checked': 'book',
  'book-refused': 'upload',
  'book-returned': 'book',
  'book-hidden': 'book',
  'book-offer-ended': 'book',
  'resource-refused': 'resource',
  'resource-approve': 'resource',
  'resource-return': 'resource',
  'resource-withdraw': 'resource',
  'resource-widen': 'resource',
  'resource-decline': 'resource',
  'story-submitted': 'story',
  'story-changes-requested': 'story',
  'story-approved': 'story',
  'story-reminder': 'story',
  'story-without-guardian': 'story',
  'story-published': 'book',
  'story-published-family': 'book',
  'story-withdrawn': 'story',
  'co-author-invited': 'answer',
  'cart-requested': 'basket',
  'gift-received': 'gift',
  'letter-removed': 'world',
  'letter-removed-family': 'world',
  'list-reminder': 'list',
  'list-reminder-family': 'reading',
  'week-digest': 'page',
  'class-message': 'page',
  'order-link': 'order',
  'order-paid': 'order',
  'order-shipped': 'order',
  'order-refunded': 'order',
  'order-payment-returned': 'order',
  'donation-receipt': 'donation',
  'donation-receipt-replaced': 'donation',
  'donation-refunded': 'donation',
  'donation-statement': 'donation',
  'payout-paid': 'page',
  'tribute-card': 'page',
  'gift-aid-record': 'page',
  'sponsor-payment': 'page',
  'project-news': 'page',
  'project-cancelled': 'page',
  'monthly-gift': 'monthly_gift',
  'live-reminder': 'page',
  'live-changed': 'page',
  'webinar-confirm': 'place',
  'course-invited': 'answer',
  'notification-digest': 'notifications',
};

const templatesIn = (language: Language, accounts: AccountEmails): Templates => ({
  ...accounts,
  ...pageEmailsIn(
    language,
    {
      ...ALERT_TEXTS[language],
      ...BOOK_TEXTS[language],
      ...CART_TEXTS[language],
      ...COURSE_TEXTS[language],
      ...DONATION_TEXTS[language],
      ...GIFT_TEXTS[language],
      ...LEADER_TEXTS[language],
      ...LIST_TEXTS[language],
      ...LIVE_TEXTS[language],
      ...MONTHLY_GIFT_TEXTS[language],
      ...NOTIFICATION_TEXTS[language],
      ...ORDER_TEXTS[language],
      ...PROPOSAL_TEXTS[language],
      ...RESOURCE_TEXTS[language],
      ...SCHOOL_DATA_TEXTS[language],
      ...STORY_TEXTS[language],
      ...WEEK_TEXTS[language],
    },
    BUTTONS,
  ),
  ...messageEmailsIn(language),
});

const TEMPLATES: Record<Language, Templates> = {
  en: templatesIn('en', en),
  fr: templatesIn('fr', fr),
  ar: templatesIn('ar', ar),
  hi: templatesIn('hi', hi),
};

/** A rendered e-mail: both parts have the same content. */
interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** What an e-mail is written from: its data, validated against EMAIL_DATA, what is around them, and the school's own words. */
interface Written<T extends EmailTemplate> {
  data: EmailDataOf<T>;
  frame: EmailFrame & { first_name: string };
  wording: Wording;
}

function contentOf<T extends EmailTemplate>(
  template: T,
  { data, frame, wording }: Written<T>,
): { standard: EmailContent; content: EmailContent } {
  const render = TEMPLATES[frame.language][template] as RenderEmail<EmailDataOf<T>>;
  const standard = render(data, frame);
  const [greeting, ...rest] = standard.blocks;
  const values = valuesOf(data, frame);
  const content = {
    subject: filled(wording.subject, values).trim() || standard.subject,
    blocks: [
      ...(greeting === undefined ? [] : [greeting]),
      ...blocksOfWording(wording.above, values, frame.origin),
      ...rest,
      ...blocksOfWording(wording.below, values, frame.origin),
    ],
  };
  return { standard, content };
}

/**
 * Renders an e-mail. `data` has been validated against EMAIL_DATA, and `wording` by its rules. The standard text, which has
 * the links and what must be said, always stays.
 */
export function renderEmail<T extends EmailTemplate>(
  template: T,
  data: EmailDataOf<T>,
  frame: EmailFrame & { first_name: string },
  wording: Wording = NO_WORDING,
): RenderedEmail {
  const { content } = contentOf(template, { data, frame, wording });
  return { subject: content.subject, text: plainTextOf(content, frame), html: htmlOf(content, frame) };
}

/**
 * The same message as a notification: the subject of the e-mail as its title, and what a person wrote in it as its text, or
 * an empty one.
 */
export function renderNotification<T extends EmailTemplate>(
  template: T,
  data: EmailDataOf<T>,
  frame: EmailFrame & { first_name: string },
  wording: Wording = NO_WORDING,
): { title: string; text: string } {
  const { standard, content } = contentOf(template, { data, frame, wording });
  const quoted = standard.blocks.flatMap((block) =>
    typeof block === 'object' && 'quote' in block ? [block.quote] : [],
  );
  return { title: content.subject, text: quoted.join('\n\n') };
}

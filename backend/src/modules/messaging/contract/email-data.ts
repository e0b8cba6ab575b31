import {
  BOOK_REASONS,
  RESOURCE_REASONS,
  ROLES,
  type Language,
  type BookReason,
  type ResourceReason,
  type Role,
} from '@bookgrove/contract';
import { plainToInstance, Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO4217CurrencyCode,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  ValidateNested,
  validateSync,
  type ValidationError,
} from 'class-validator';

/** An empty object, for templates without data. */
export class NoEmailData {}

/** Data of an e-mail with a link to a page. */
export class PageEmailData {
  /** Path of the page in the web app, such as `/account/privacy`; messaging adds the school's address. */
  @Matches(/^\//)
  path!: string;
}

/** An e-mail about a book or a resource. */
export class TitleEmailData extends PageEmailData {
  @IsString()
  title!: string;
}

/** An e-mail about a file that was refused. */
export class RefusalEmailData extends TitleEmailData {
  /** The reason, in English. */
  @IsString()
  reason!: string;

  /** Position in the file; empty when unknown. */
  @IsString()
  place!: string;
}

/** An e-mail about a decision on a book. */
export class BookDecisionEmailData extends TitleEmailData {
  @IsIn(BOOK_REASONS)
  reason!: BookReason;

  /** Note by the person who decided; may be empty. */
  @IsString()
  note!: string;
}

/** An e-mail to the platform's team about a book that a school hides. */
export class BookHiddenEmailData extends BookDecisionEmailData {
  /** Name of the school. */
  @IsString()
  school_name!: string;
}

/** An e-mail about a decision on a resource. */
export class ResourceDecisionEmailData extends TitleEmailData {
  /** Null when the decision needs no reason. */
  @IsOptional()
  @IsIn(RESOURCE_REASONS)
  reason!: ResourceReason | null;

  /** Note by the person who decided; may be empty. */
  @IsString()
  note!: string;
}

/** Changes of the protection of an account. */
export const SECOND_FACTOR_CHANGES = [
  'turned_on',
  'turned_off',
  'codes_renewed',
  'passkey_added',
  'passkey_removed',
  'reset',
] as const;
export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number];

/** An e-mail about the protection of an account. */
export class SecondFactorEmailData {
  @IsIn(SECOND_FACTOR_CHANGES)
  change!: SecondFactorChange;
}

/** An invitation to a school. */
export class InvitationEmailData {
  @IsString()
  first_name!: string;

  /** Full name of the person who invites. */
  @IsString()
  inviter!: string;

  @IsIn(ROLES)
  role!: Role;

  @IsOptional()
  @IsString()
  class_name!: string | null;

  /** Note by the inviter; may be empty. */
  @IsString()
  message!: string;

  /** ISO 8601. */
  @IsISO8601()
  expires_at!: string;
}

/** An e-mail to the author of a story or letter. */
export class AuthorEmailData extends TitleEmailData {
  /** Note by the teacher or moderator; may be empty. */
  @IsString()
  reason!: string;
}

/** An e-mail about what a child made. */
export class ChildEmailData extends TitleEmailData {
  /** The child's first name. */
  @IsString()
  child!: string;
}

/** An e-mail to a grown-up whom a child asks to buy books. */
export class CartRequestEmailData extends PageEmailData {
  /** The child's first name. */
  @IsString()
  child!: string;

  /** Titles of the books. */
  @IsArray()
  @IsString({ each: true })
  titles!: string[];
}

/** An e-mail to whoever is given a book. */
export class GiftEmailData extends PageEmailData {
  /** Name of the person who gives it. */
  @IsString()
  sender!: string;

  @IsString()
  title!: string;

  /** What they wrote; may be empty. */
  @IsString()
  message!: string;
}

/** A message of a member of staff to the families of a class. */
export class ClassMessageEmailData extends PageEmailData {
  /** Name of the person who writes. */
  @IsString()
  sender!: string;

  /** Name of the class. */
  @IsString()
  title!: string;

  @IsString()
  message!: string;
}

/** An e-mail to a family about a letter of their child. */
export class ChildLetterEmailData extends ChildEmailData {
  /** Note by the moderator; may be empty. */
  @IsString()
  reason!: string;
}

/**
 * An invitation to write a story together. It does not name the story, which is shown only after acceptance.
 */
export class CoAuthorEmailData extends PageEmailData {
  /** First name of the child who invites. */
  @IsString()
  child!: string;
}

/** An e-mail to a school's administrators about a view-as session of the platform's team. */
export class SupportViewEmailData extends PageEmailData {
  /** Full name of the person whose account is viewed. */
  @IsString()
  person!: string;

  /** Full name of the team's member. */
  @IsString()
  by!: string;

  @IsString()
  reason!: string;

  /** ISO 8601. */
  @IsISO8601()
  started_at!: string;
}

/** An e-mail about an act that needs a second person. */
class ProposalEmailData extends PageEmailData {
  /** Name of the act in every language. */
  @IsObject()
  title!: Readonly<Record<Language, string>>;

  /** Full name of the person who proposed or decided. */
  @IsString()
  by!: string;
}

/** An e-mail to somebody who may be the second person. */
export class SecondPersonEmailData extends ProposalEmailData {
  @IsString()
  reason!: string;

  /** ISO 8601. */
  @IsISO8601()
  expires_at!: string;
}

/** An e-mail to the proposer. */
export class ProposalDecidedEmailData extends ProposalEmailData {
  @IsBoolean()
  approved!: boolean;

  /** Why it was refused; empty otherwise. */
  @IsString()
  note!: string;
}

/** Stages of the export and the erasure of a whole school. */
export const SCHOOL_DATA_STAGES = [
  'export_began',
  'export_ready',
  'erasure_planned',
  'erasure_stopped',
  'erasure_done',
] as const;

/** An e-mail about the export or the erasure of a whole school. */
export class SchoolDataEmailData extends PageEmailData {
  @IsIn(SCHOOL_DATA_STAGES)
  stage!: (typeof SCHOOL_DATA_STAGES)[number];

  /** Empty once the school is erased. */
  @IsString()
  school_name!: string;

  /** When it began or will begin, until when a file is kept, or when it was done; ISO 8601. */
  @IsISO8601()
  at!: string;
}

/** An e-mail to the teachers of a class. */
export class ClassEmailData extends PageEmailData {
  @IsString()
  class_name!: string;
}

/** An e-mail to the platform's office about e-mails of a day that were not delivered. */
export class FailuresEmailData extends PageEmailData {
  /** E-mails of today that were not delivered, and all of today. */
  @IsInt()
  failed!: number;

  @IsInt()
  total!: number;
}

/** An e-mail to the platform's office about its mail server. */
export class OutageEmailData extends PageEmailData {
  /** Since when no e-mail could be sent, ISO 8601. */
  @IsISO8601()
  since!: string;

  /** The code of the last error, such as `ECONNECTION`. */
  @IsString()
  error!: string;
}

/** Updates in the leadership programme. */
export const LEADER_UPDATES = [
  'nominated',
  'submitted',
  'training',
  'recognised',
  'declined',
  'reopened',
  'renewal_in_30',
  'renewal_in_7',
  'renewed',
  'lapsed',
  'mentor_asked',
  'mentee_offered',
  'mentoring_started',
  'mentoring_refused',
  'mentoring_ended',
] as const;
export type LeaderUpdateKind = (typeof LEADER_UPDATES)[number];

/** An e-mail about somebody's application, badge or mentoring. */
export class LeaderEmailData extends PageEmailData {
  @IsIn(LEADER_UPDATES)
  update!: LeaderUpdateKind;

  /** Which badge. */
  @IsIn(['teacher', 'parent'])
  kind!: 'teacher' | 'parent';

  /** Why an application was declined; null without a reason. */
  @IsOptional()
  @IsString()
  decline_reason!: string | null;

  /** Last day of the badge, ISO 8601; null without a badge. */
  @IsOptional()
  @IsISO8601()
  valid_until!: string | null;
}

/** Kinds of messages that people send to a school through its forms. */
export const MESSAGE_KINDS = ['contact', 'problem', 'tour', 'testimonial'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** An e-mail about a message that came through a form. */
export class MessageEmailData {
  /** Reference for enquiries, as given to the writer. */
  @IsString()
  reference!: string;

  @IsIn(MESSAGE_KINDS)
  kind!: MessageKind;

  /** Somebody may be at risk. */
  @IsBoolean()
  urgent!: boolean;
}

/** To staff. Does not contain the typed text, since only the inbox checks who may read it. */
export class MessageNoticeEmailData extends MessageEmailData {
  /** Empty where the form has no categories. */
  @IsString()
  category!: string;

  /** Path of the message in the inbox. */
  @Matches(/^\//)
  path!: string;
}

/** A reply by staff. */
export class MessageAnswerEmailData {
  @IsString()
  reference!: string;

  /** The name that the writer gave. */
  @IsString()
  name!: string;

  @IsString()
  answer!: string;
}

/** An e-mail about a tour. */
export class TourEmailData {
  @IsString()
  reference!: string;

  /** ISO 8601. */
  @IsISO8601()
  starts_at!: string;

  /** IANA time zone in which the time is shown, such as `Europe/London`. */
  @IsString()
  time_zone!: string;
}

/** An e-mail about a tour with a link to a page. */
export class TourPageEmailData extends TourEmailData {
  /** For the writer the page to cancel the tour, with `SECRET_MARK`; for staff the message in the inbox. */
  @Matches(/^\//)
  path!: string;
}

/** To staff: a booked tour. */
export class TourNoticeEmailData extends TourPageEmailData {
  @IsInt()
  people!: number;
}

/** An e-mail about an order, with a link to its page. */
export class OrderEmailData extends PageEmailData {
  /** Number of the order, such as `BG-7K2M-9QXD`. */
  @IsString()
  number!: string;
}

/** A link to an order, and a code that is typed instead. */
export class OrderLinkEmailData extends OrderEmailData {
  /** Id of the code (`codeMark`); absent in e-mails that the previous version requests. */
  @IsOptional()
  @IsUUID()
  code_id?: string;

  /** How long the code can be used. */
  @IsOptional()
  @IsInt()
  code_minutes?: number;
}

/** An e-mail about money of an order. */
export class OrderMoneyEmailData extends OrderEmailData {
  /** Minor units. */
  @IsInt()
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** Why a donor is told about a monthly gift. */
export const MONTHLY_GIFT_LETTERS = [
  'began',
  'due',
  'failed',
  'reminder',
  'recovered',
  'lapsed',
  'paused',
  'resumed',
  'cancelled',
  'ended',
  'unanswered',
  'amount',
  'ask_again',
  'new_link',
] as const;

/** An e-mail about a gift that is given each month. */
export class MonthlyGiftEmailData extends PageEmailData {
  @IsIn(MONTHLY_GIFT_LETTERS)
  cause!: (typeof MONTHLY_GIFT_LETTERS)[number];

  /** Name of the charity or project. */
  @IsString()
  to!: string;

  /** Each month, in minor units. */
  @IsInt()
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;

  /** The next payment, ISO 8601; empty when there is none. */
  @IsString()
  day!: string;

  /** The donor pays by a link each month. */
  @IsBoolean()
  by_link!: boolean;
}

/** One line of an order. */
export class OrderEmailLine {
  @IsString()
  title!: string;

  /** Minor units. */
  @IsInt()
  amount!: number;
}

/** An order is paid. */
export class OrderPaidEmailData extends OrderMoneyEmailData {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => OrderEmailLine)
  lines!: OrderEmailLine[];

  /** It belongs to no account yet: the page of the link adds it to one. */
  @IsBoolean()
  claim!: boolean;

  /** A book of it is read on the screen; absent in e-mails from before it was stated: yes. */
  @IsOptional()
  @IsBoolean()
  reads?: boolean;

  /** A course is in it; absent in e-mails from before courses were sold: no. */
  @IsOptional()
  @IsBoolean()
  learns?: boolean;
}

/** How many copies of a book. */
export class ShippedBook {
  @IsString()
  title!: string;

  @IsInt()
  quantity!: number;
}

/** A parcel of an order is on its way. */
export class OrderShippedEmailData extends OrderEmailData {
  /** What is in it. */
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ShippedBook)
  books!: ShippedBook[];

  /** Empty when staff named none. */
  @IsString()
  carrier!: string;

  /** Empty when there is none. */
  @IsString()
  tracking_number!: string;
}

/** A part of an order was paid back, or all of it. */
export class OrderRefundedEmailData extends OrderMoneyEmailData {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => OrderEmailLine)
  lines!: OrderEmailLine[];

  /** By the member of staff; may be empty. */
  @IsString()
  reason!: string;
}

/** An e-mail about a document of a gift. */
export class DonationDocumentEmailData extends PageEmailData {
  /** Number of the document, such as `RCT-2026-000012`. */
  @IsString()
  number!: string;

  /** Name of the charity or project. */
  @IsString()
  title!: string;

  /** Minor units. */
  @IsInt()
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** The written record of a declaration of Gift Aid that a donor spoke. */
export class GiftAidRecordEmailData extends DonationDocumentEmailData {
  /** The words that were declared, in English as the law has them. */
  @IsString()
  declaration!: string;

  @IsString()
  name!: string;

  @IsString()
  address!: string;

  /** When it was spoken, and when this record is sent. */
  @IsISO8601()
  spoken_on!: string;

  @IsISO8601()
  sent_on!: string;

  /** Address of the school, for a cancellation. */
  @IsString()
  office!: string;
}

/** An e-mail with all gifts of a year. */
export class DonationStatementEmailData extends PageEmailData {
  @IsString()
  number!: string;

  /** Such as `2026`. */
  @IsString()
  year!: string;

  /** Minor units. */
  @IsInt()
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** The platform has paid out to the school; minor units. */
export class PayoutPaidEmailData extends PageEmailData {
  /** Number of the statement, such as `PAY-2026-000002`. */
  @IsString()
  number!: string;

  @IsInt()
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** A sponsor is asked to pay what doubled gifts made it owe; minor units. */
export class SponsorPaymentEmailData extends PageEmailData {
  @IsString()
  number!: string;

  /** Name of the project. */
  @IsString()
  title!: string;

  @IsInt()
  amount!: number;

  /** ISO 4217. */
  @IsString()
  currency!: string;
}

/** A card for somebody in whose name a gift was given. It never names the sum. */
export class TributeCardEmailData extends PageEmailData {
  /** Who gives. */
  @IsString()
  sender!: string;

  /** In whose name. */
  @IsString()
  recipient!: string;

  /** Name of the charity or project. */
  @IsString()
  title!: string;

  /** What the donor wrote; may be empty. */
  @IsString()
  message!: string;
}

/** A book that a child read in a week. */
export class WeekDigestBook {
  @IsString()
  title!: string;

  /** 0 to 100. */
  @IsInt()
  percentage!: number;

  @IsBoolean()
  finished!: boolean;
}

/** Work that a child did in a week. */
export class WeekDigestWork {
  @IsString()
  title!: string;

  /** What it belongs to; may be empty. */
  @IsString()
  part_of!: string;
}

/** Work that came back to a child. */
export class WeekDigestBack {
  @IsString()
  title!: string;

  /** What the teacher wrote; may be empty. */
  @IsString()
  note!: string;

  /** Name of the teacher; may be empty. */
  @IsString()
  from!: string;
}

/** What comes next. */
export class WeekDigestComing {
  @IsString()
  title!: string;

  /** ISO date. */
  @IsISO8601()
  day!: string;
}

/** A question to ask a child. */
export class WeekDigestQuestion {
  @IsString()
  question!: string;

  /** Where it was asked. */
  @IsString()
  title!: string;
}

/** A letter to a guardian about a week of a child. */
export class WeekDigestEmailData extends PageEmailData {
  /** First name of the child. */
  @IsString()
  child!: string;

  /** The Monday of the week, ISO date. */
  @IsISO8601()
  week!: string;

  /** Days with reading, minutes of reading. */
  @IsInt()
  days!: number;

  @IsInt()
  minutes!: number;

  /** Things that a teacher gave: done, and all. */
  @IsInt()
  done!: number;

  @IsInt()
  all!: number;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => WeekDigestBook)
  books!: WeekDigestBook[];

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => WeekDigestWork)
  works!: WeekDigestWork[];

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => WeekDigestBack)
  given_back!: WeekDigestBack[];

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => WeekDigestComing)
  coming!: WeekDigestComing[];

  @IsOptional()
  @ValidateNested()
  @Type(() => WeekDigestQuestion)
  ask!: WeekDigestQuestion | null;
}

/** One piece of news of a project. */
export class ProjectNewsItem {
  /** Of the project. */
  @IsString()
  title!: string;

  /** Heading of the news; empty for a move. */
  @IsString()
  text!: string;

  /** What happened to the project instead; absent for news. */
  @IsOptional()
  @IsIn(['funded', 'completed'])
  moved_to?: 'funded' | 'completed';
}

/** News of the projects that somebody gave to or follows. */
export class ProjectNewsEmailData extends PageEmailData {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ProjectNewsItem)
  news!: ProjectNewsItem[];
}

/** A project to which the recipient gave is not carried out. */
export class ProjectCancelledEmailData extends TitleEmailData {
  /** Name of the project that gets what was raised; empty without one. */
  @IsString()
  redirect!: string;
}

/** A live lesson or webinar. */
export class LiveEmailData extends TitleEmailData {
  /** ISO 8601. */
  @IsISO8601()
  starts_at!: string;

  /** IANA */
  @IsString()
  time_zone!: string;
}

/** A live lesson begins soon. */
export class LiveReminderEmailData extends LiveEmailData {
  @IsIn(['day', 'hour'])
  due!: 'day' | 'hour';
}

/** A live lesson was moved, cancelled or planned again. */
export class LiveChangedEmailData extends LiveEmailData {
  @IsIn(['moved', 'cancelled', 'put_back', 'replanned'])
  change!: 'moved' | 'cancelled' | 'put_back' | 'replanned';

  /** May be empty. */
  @IsString()
  reason!: string;
}

/** Somebody is invited to a course. */
export class CourseInvitedEmailData extends TitleEmailData {
  /** Name of who invites; may be empty. */
  @IsString()
  by!: string;

  /** One sentence about the course; may be empty. */
  @IsString()
  intro!: string;
}

/** One message of a digest. */
export class NotificationDigestItem {
  @IsString()
  title!: string;

  /** What a person wrote; may be empty. */
  @IsString()
  text!: string;
}

/** The messages of a day that a person wants in one e-mail. */
export class NotificationDigestEmailData extends PageEmailData {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => NotificationDigestItem)
  items!: NotificationDigestItem[];
}

/**
 * Every e-mail that the product sends, by template name, with the class of its data. Names are stored, and
 * data wait in the outbox during a deploy: a new member must be optional, and a breaking change needs a new
 * template.
 */
export const EMAIL_DATA = {
  'verify-email': NoEmailData,
  'reset-password': NoEmailData,
  'set-password': NoEmailData,
  'change-email': NoEmailData,
  'guardian-confirmation': NoEmailData,
  'password-changed': NoEmailData,
  'email-changed': NoEmailData,
  'second-factor-changed': SecondFactorEmailData,
  'data-copy-ready': PageEmailData,
  invitation: InvitationEmailData,
  'support-view-started': SupportViewEmailData,
  'second-person-needed': SecondPersonEmailData,
  'proposal-decided': ProposalDecidedEmailData,
  'school-data': SchoolDataEmailData,
  'password-spraying': ClassEmailData,
  'picture-guessing': ClassEmailData,
  'mail-server-failing': OutageEmailData,
  'emails-failing': FailuresEmailData,
  'leader-update': LeaderEmailData,
  'book-ready': TitleEmailData,
  'book-checked': TitleEmailData,
  'book-refused': RefusalEmailData,
  'book-returned': BookDecisionEmailData,
  'book-hidden': BookHiddenEmailData,
  'book-offer-ended': TitleEmailData,
  'resource-refused': RefusalEmailData,
  'resource-approve': ResourceDecisionEmailData,
  'resource-return': ResourceDecisionEmailData,
  'resource-withdraw': ResourceDecisionEmailData,
  'resource-widen': ResourceDecisionEmailData,
  'resource-decline': ResourceDecisionEmailData,
  'story-submitted': ChildEmailData,
  'story-changes-requested': AuthorEmailData,
  'story-approved': ChildEmailData,
  'story-reminder': ChildEmailData,
  'story-without-guardian': ChildEmailData,
  'story-published': TitleEmailData,
  'story-published-family': ChildEmailData,
  'story-withdrawn': AuthorEmailData,
  'co-author-invited': CoAuthorEmailData,
  'cart-requested': CartRequestEmailData,
  'gift-received': GiftEmailData,
  'letter-removed': AuthorEmailData,
  'letter-removed-family': ChildLetterEmailData,
  'list-reminder': TitleEmailData,
  'list-reminder-family': ChildEmailData,
  'week-digest': WeekDigestEmailData,
  'class-message': ClassMessageEmailData,
  'message-notice': MessageNoticeEmailData,
  'message-receipt': MessageEmailData,
  'message-answer': MessageAnswerEmailData,
  'tour-notice': TourNoticeEmailData,
  'tour-receipt': TourPageEmailData,
  'tour-cancelled-notice': TourPageEmailData,
  'tour-cancelled': TourEmailData,
  'order-link': OrderLinkEmailData,
  'order-paid': OrderPaidEmailData,
  'order-shipped': OrderShippedEmailData,
  'order-refunded': OrderRefundedEmailData,
  'order-payment-returned': OrderMoneyEmailData,
  'donation-receipt': DonationDocumentEmailData,
  'donation-receipt-replaced': DonationDocumentEmailData,
  'donation-refunded': DonationDocumentEmailData,
  'donation-statement': DonationStatementEmailData,
  'payout-paid': PayoutPaidEmailData,
  'tribute-card': TributeCardEmailData,
  'gift-aid-record': GiftAidRecordEmailData,
  'sponsor-payment': SponsorPaymentEmailData,
  'project-news': ProjectNewsEmailData,
  'project-cancelled': ProjectCancelledEmailData,
  'monthly-gift': MonthlyGiftEmailData,
  'live-reminder': LiveReminderEmailData,
  'live-changed': LiveChangedEmailData,
  'webinar-confirm': LiveEmailData,
  'course-invited': CourseInvitedEmailData,
  'notification-digest': NotificationDigestEmailData,
} as const;

export type EmailTemplate = keyof typeof EMAIL_DATA;
/**
 * How long an e-mail is tried again while the mail server fails: for three days, or, where somebody's safety or
 * access depends on it (reports, links into an account, what guardians must know or consent to), until it is sent
 * or a person discards it.
 */
export const EMAIL_PATIENCE: Readonly<Record<EmailTemplate, 'days' | 'until_done'>> = {
  'verify-email': 'until_done',
  'reset-password': 'until_done',
  'set-password': 'until_done',
  'change-email': 'until_done',
  'guardian-confirmation': 'until_done',
  'password-changed': 'until_done',
  'email-changed': 'until_done',
  'second-factor-changed': 'until_done',
  'data-copy-ready': 'until_done',
  invitation: 'until_done',
  'support-view-started': 'until_done',
  'second-person-needed': 'days',
  'proposal-decided': 'days',
  'school-data': 'until_done',
  'password-spraying': 'until_done',
  'picture-guessing': 'until_done',
  'mail-server-failing': 'until_done',
  'emails-failing': 'days',
  'leader-update': 'days',
  'book-ready': 'days',
  'book-checked': 'days',
  'book-refused': 'days',
  'book-returned': 'days',
  'book-hidden': 'days',
  'book-offer-ended': 'days',
  'resource-refused': 'days',
  'resource-approve': 'days',
  'resource-return': 'days',
  'resource-withdraw': 'days',
  'resource-widen': 'days',
  'resource-decline': 'days',
  'story-submitted': 'days',
  'story-changes-requested': 'days',
  'story-approved': 'until_done',
  'story-reminder': 'days',
  'story-without-guardian': 'days',
  'story-published': 'days',
  'story-published-family': 'days',
  'story-withdrawn': 'until_done',
  'co-author-invited': 'days',
  'cart-requested': 'days',
  'gift-received': 'until_done',
  'letter-removed': 'until_done',
  'letter-removed-family': 'until_done',
  'list-reminder': 'days',
  'list-reminder-family': 'days',
  'week-digest': 'days',
  'class-message': 'days',
  'message-notice': 'until_done',
  'message-receipt': 'days',
  'message-answer': 'days',
  'tour-notice': 'days',
  'tour-receipt': 'days',
  'tour-cancelled-notice': 'days',
  'tour-cancelled': 'days',
  'order-link': 'days',
  'order-paid': 'until_done',
  'order-shipped': 'days',
  'order-refunded': 'until_done',
  'order-payment-returned': 'until_done',
  'donation-receipt': 'until_done',
  'donation-receipt-replaced': 'until_done',
  'donation-refunded': 'until_done',
  'donation-statement': 'until_done',
  'payout-paid': 'until_done',
  'tribute-card': 'until_done',
  'gift-aid-record': 'until_done',
  'sponsor-payment': 'until_done',
  'project-news': 'days',
  'project-cancelled': 'until_done',
  'monthly-gift': 'until_done',
  'live-reminder': 'days',
  'live-changed': 'days',
  'webinar-confirm': 'until_done',
  'course-invited': 'days',
  'notification-digest': 'days',
};

/** Kinds of e-mails that a recipient may stop: about what is new, and about what waits for them. */
export const EMAIL_KINDS = ['news', 'reminders'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/**
 * The kind of each template that a recipient may stop. All others are always sent: what concerns an account, safety or
 * consent, answers, and results of what the recipient did.
 */
export const EMAIL_KIND: Readonly<Partial<Record<EmailTemplate, EmailKind>>> = {
  'story-submitted': 'reminders',
  'co-author-invited': 'reminders',
  'list-reminder': 'reminders',
  'list-reminder-family': 'reminders',
  'story-published': 'news',
  'story-published-family': 'news',
  'book-ready': 'news',
  'resource-approve': 'news',
  'resource-widen': 'news',
  'project-news': 'news',
  'live-reminder': 'reminders',
  'week-digest': 'news',
};

/** The data of a template. */
export type EmailDataOf<T extends EmailTemplate> = InstanceType<(typeof EMAIL_DATA)[T]>;

export const isEmailTemplate = (name: unknown): name is EmailTemplate =>
  typeof name === 'string' && Object.hasOwn(EMAIL_DATA, name);

/**
 * Problems in the data of a template, one text each; empty when they are valid. Unknown members are invalid.
 */
export function faultsOfEmailData(template: EmailTemplate, data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return ['data is no object'];
  const instance = plainToInstance<object, object>(EMAIL_DATA[template], data);
  const texts = (faults: ValidationError[]): string[] =>
    faults.flatMap(({ constraints = {}, children = [] }) => [
      ...Object.values(constraints),
      ...texts(children),
    ]);
  return texts(
    validateSync(instance, {
      whitelist: true,
      forbidNonWhitelisted: true,
      // The data of some templates has no members.
      forbidUnknownValues: false,
    }),
  );
}

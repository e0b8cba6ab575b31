import { LANGUAGES, type Language } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import type { Tx } from '../../../platform/db/db.ts';
import { DomainEvent } from '../../../platform/messaging/events.ts';
import type { Outbox } from '../../../platform/messaging/outbox.ts';
import {
  EMAIL_DATA,
  faultsOfEmailData,
  isEmailTemplate,
  type EmailDataOf,
  type EmailTemplate,
} from './email-data.ts';

/** Checks `data` by the class that EMAIL_DATA names for the template. */
@ValidatorConstraint({ name: 'isDataOfTemplate' })
class IsDataOfTemplate implements ValidatorConstraintInterface {
  validate(data: unknown, { object }: ValidationArguments): boolean {
    const { template } = object as EmailRequested;
    return isEmailTemplate(template) && faultsOfEmailData(template, data).length === 0;
  }

  defaultMessage({ object, value }: ValidationArguments): string {
    const { template } = object as EmailRequested;
    return isEmailTemplate(template)
      ? `data of ${template}: ${faultsOfEmailData(template, value).join(', ')}`
      : `there is no template ${String(template)}`;
  }
}

/** Exactly one recipient. */
@ValidatorConstraint({ name: 'isOneRecipient' })
class IsOneRecipient implements ValidatorConstraintInterface {
  validate(recipient: unknown, { object }: ValidationArguments): boolean {
    const { user_id, email } = object as EmailRequested;
    const named =
      recipient === 'address' ? email && !user_id : recipient === 'school' ? !email && !user_id : user_id;
    return RECIPIENTS.includes(recipient as RecipientKind) && Boolean(named);
  }

  defaultMessage({ value }: ValidationArguments): string {
    return `recipient ${String(value)} does not fit user_id and email`;
  }
}

const RECIPIENTS = ['user', 'platform_user', 'address', 'school'] as const;
type RecipientKind = (typeof RECIPIENTS)[number];

/** A file of the storage that is sent with an e-mail. It must exist until the e-mail was sent. */
export class EmailAttachment {
  /** Its key in the storage. */
  @Length(1, 900)
  key!: string;

  /** Its name for the recipient, such as `receipt-2026-118.pdf`. */
  @Length(1, 120)
  @Matches(/^[^/\\\p{Cc}]+$/u)
  name!: string;

  /** Its media type, such as `application/pdf`. */
  @Matches(/^[\w.+-]+\/[\w.+-]+$/)
  type!: string;
}

/**
 * A module requests an e-mail. Fires through `requestEmail`, in the transaction of the fact that the e-mail
 * is about. Messaging looks up address and language, renders the template and sends it.
 */
@DomainEvent('messaging.email-requested.v1')
export class EmailRequested {
  @IsIn(Object.keys(EMAIL_DATA))
  template!: EmailTemplate;

  /**
   * `user`: a person of the running school. `platform_user`: a person of the platform's team, whose address and origin
   * are the platform's. `address`: somebody without an account. `school`: the office of the running school.
   */
  @Validate(IsOneRecipient)
  recipient!: RecipientKind;

  @IsOptional()
  @IsUUID()
  user_id?: string;

  /** Required for `address`. For a person: overrides the address of the account. */
  @IsOptional()
  @IsString()
  email?: string;

  /** First name of a recipient without an account, for the greeting. */
  @IsOptional()
  @Length(1, 255)
  name?: string;

  /** Language, if the person has chosen none. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;

  @Validate(IsDataOfTemplate)
  data!: object;

  /** Ids of people whose name or work the e-mail tells others of: it is deleted with their data. */
  @IsOptional()
  @IsUUID(undefined, { each: true })
  about?: string[];

  /**
   * The cause of the e-mail. One e-mail is sent for each template, cause and address; absent: the cause is
   * this event.
   */
  @IsOptional()
  @Length(1, 255)
  cause?: string;

  /** Seed of the secret that replaces `SECRET_MARK` when the e-mail is sent; see `LinkSecrets`. */
  @IsOptional()
  @Length(1, 64)
  secret_seed?: string;

  /** An attached appointment in iCalendar format; may contain `SECRET_MARK`. */
  @IsOptional()
  @IsString()
  calendar?: string;

  @IsOptional()
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => EmailAttachment)
  attachments?: EmailAttachment[];
}

/** Recipient of an e-mail. `language` is used when the account has none. */
export type EmailRecipient =
  /** A person of the running school; `email` overrides the address of the account. */
  | { user_id: string; email?: string }
  /** A person of the platform's team. */
  | { platform_user_id: string }
  /** Somebody without an account. */
  | { email: string; language?: Language | null; name?: string }
  /** The office of the running school. */
  | 'school';

/** An e-mail as a module requests it. */
export interface EmailRequest<T extends EmailTemplate> {
  template: T;
  to: EmailRecipient;
  data: EmailDataOf<T>;
  /** Ids of people whose name or work the e-mail tells others of: it is deleted with their data. */
  about?: string[];
  /**
   * The cause of the e-mail, at most 255 characters; absent: this request, so that every request sends one.
   */
  cause?: string;
  secret_seed?: string;
  calendar?: string;
  /** At most five files, of 10 MB together. */
  attachments?: EmailAttachment[];
}

/** Fields of the event that name the recipient. */
function recipientFields(
  to: EmailRecipient,
): Pick<EmailRequested, 'recipient' | 'user_id' | 'email' | 'language' | 'name'> {
  if (to === 'school') return { recipient: 'school' };
  if ('platform_user_id' in to) return { recipient: 'platform_user', user_id: to.platform_user_id };
  if ('user_id' in to) return { recipient: 'user', ...to };
  const { email, language, name } = to;
  return { recipient: 'address', email, ...(language && { language }), ...(name && { name }) };
}

/**
 * Requests an e-mail, which is sent once `tx` commits. Nothing is sent to a person without an address.
 * @throws Error when the data do not fit the template
 */
export function requestEmail<T extends EmailTemplate>(
  outbox: Outbox,
  tx: Tx,
  { to, ...request }: EmailRequest<T>,
): Promise<void> {
  return outbox.add(tx, EmailRequested, { ...request, ...recipientFields(to) });
}

import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { namesOf, patternOf, type DataSubject } from '../../platform/personal-data/data-subject.ts';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';

/** Personal data of this module. */
@Injectable()
@DeclaresPersonalData()
export class MessagingPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'messaging.email',
      columns: [
        'recipient',
        'subject',
        'text',
        'html',
        'attachments',
        'calendar',
        'about',
        'address',
        'recipient_id',
      ],
      export: {
        name: 'e-mails',
        text: `select subject, text, status, created_at, sent_at from messaging.email
               where tenant_id = $1::uuid and $2::uuid is not null and lower(recipient) = lower($3::text)
               order by created_at`,
      },
      erase: {
        texts: [
          `delete from messaging.email where tenant_id = $1::uuid
           and ($2::uuid = any(about) or lower(recipient) = lower($3::text))`,
        ],
        run: deleteSentEmailsNaming,
      },
    },
    {
      table: 'messaging.email_wording',
      columns: ['author_id', 'author_name'],
      export: {
        name: 'e-mails-worded',
        text: `select template, language, version, created_at from messaging.email_wording
               where tenant_id = $1::uuid and author_id = $2::uuid`,
      },
      erase: {
        keep: 'Versions of a wording are written once and never changed, with the name of the member of staff who wrote them.',
      },
    },
    {
      table: 'messaging.notification',
      columns: ['user_id', 'title', 'text', 'about'],
      export: {
        name: 'notifications',
        text: `select title, text, kind, created_at, read_at from messaging.notification
               where tenant_id = $1::uuid and user_id = $2::uuid order by id`,
      },
      erase: {
        texts: [
          `delete from messaging.notification where tenant_id = $1::uuid
           and (user_id = $2::uuid or $2::uuid = any(about))`,
        ],
        run: deleteNotificationsNaming,
      },
    },
    {
      table: 'messaging.notification_settings',
      columns: ['user_id'],
      export: {
        name: 'notification-settings',
        text: `select channels, quiet_from, quiet_until, time_zone, digest_hour from messaging.notification_settings
               where tenant_id = $1::uuid and user_id = $2::uuid`,
      },
      erase: {
        texts: [
          `delete from messaging.notification_settings where tenant_id = $1::uuid and user_id = $2::uuid`,
        ],
      },
    },
    {
      table: 'messaging.suppressed_address',
      columns: ['address'],
      export: {
        name: 'suppressed-addresses',
        text: `select reason, created_at from messaging.suppressed_address
               where tenant_id = $1::uuid and $2::uuid is not null and address = lower($3::text)`,
      },
      erase: {
        texts: [
          `delete from messaging.suppressed_address
           where tenant_id = $1::uuid and $2::uuid is not null and address = lower($3::text)`,
        ],
      },
    },
    {
      table: 'messaging.email_opt_out',
      columns: ['address'],
      export: {
        name: 'stopped-e-mails',
        text: `select kind, created_at from messaging.email_opt_out
               where tenant_id = $1::uuid and $2::uuid is not null and address = lower($3::text) order by kind`,
      },
      erase: {
        texts: [
          `delete from messaging.email_opt_out
           where tenant_id = $1::uuid and $2::uuid is not null and address = lower($3::text)`,
        ],
      },
    },
  ];
}

/**
 * Deletes e-mails with the person's name in them. A stored e-mail that was sent has no further use, so that one about
 * somebody else of the same name may go too.
 */
async function deleteSentEmailsNaming(tx: Tx, subject: DataSubject): Promise<void> {
  const pattern = patternOf(namesOf(subject));
  if (pattern === null) return;
  await tx.$executeRaw`
    delete from messaging.email
    where tenant_id = ${currentTenantId()}::uuid and status <> 'queued'
      and concat_ws(' ', subject, text, html, attachments::text, calendar) ~* ${pattern}`;
}

/** Deletes notifications with the person's name in them, by the same reasoning. */
async function deleteNotificationsNaming(tx: Tx, subject: DataSubject): Promise<void> {
  const pattern = patternOf(namesOf(subject));
  if (pattern === null) return;
  await tx.$executeRaw`
    delete from messaging.notification
    where tenant_id = ${currentTenantId()}::uuid and concat_ws(' ', title, text) ~* ${pattern}`;
}

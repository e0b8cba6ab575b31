import { Module } from '@nestjs/common';
import { ComposeWhenEmailRequested } from './emails/compose-when-email-requested.ts';
import { CountEmailsHandler } from './emails/count-emails.query.ts';
import { MailOutage } from './emails/mail-outage.ts';
import { ReportMailOutage } from './emails/report-mail-outage.ts';
import { SendWhenEmailQueued } from './emails/send-when-email-queued.ts';
import { DeleteOldEmails } from './emails/delete-old-emails.ts';
import { SesWebhook } from './email-events/ses-webhook.ts';
import { SnsCertificates } from './email-events/sns-certificates.ts';
import { MessagingPersonalData } from './personal-data.ts';

@Module({
  providers: [
    ComposeWhenEmailRequested,
    CountEmailsHandler,
    DeleteOldEmails,
    MailOutage,
    MessagingPersonalData,
    ReportMailOutage,
    SendWhenEmailQueued,
    SesWebhook,
    SnsCertificates,
  ],
})
export class MessagingModule {}

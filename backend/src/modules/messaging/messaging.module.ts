import { Module } from '@nestjs/common';
import { OneClick } from '../../platform/mail/one-click.ts';
import { ChangeSubscriptionHandler } from './emails/change-subscription.ts';
import { ComposeWhenEmailRequested } from './emails/compose-when-email-requested.ts';
import { CountEmailsHandler } from './emails/count-emails.query.ts';
import { FilesOfEmail } from './emails/files-of-email.ts';
import { MailOutage } from './emails/mail-outage.ts';
import { ReportMailOutage } from './emails/report-mail-outage.ts';
import { SendWhenEmailQueued } from './emails/send-when-email-queued.ts';
import { SubscriptionsController } from './emails/subscriptions.controller.ts';
import { Suppression } from './emails/suppression.ts';
import { UnsubscribeByOneClick } from './emails/unsubscribe-by-one-click.ts';
import { UnsubscribeTokens } from './emails/unsubscribe-token.ts';
import { DeleteOldEmails } from './emails/delete-old-emails.ts';
import { SesWebhook } from './email-events/ses-webhook.ts';
import { SnsCertificates } from './email-events/sns-certificates.ts';
import { MessagingPersonalData } from './personal-data.ts';

@Module({
  controllers: [SubscriptionsController],
  providers: [
    ChangeSubscriptionHandler,
    { provide: OneClick, useClass: UnsubscribeByOneClick },
    ComposeWhenEmailRequested,
    CountEmailsHandler,
    DeleteOldEmails,
    FilesOfEmail,
    MailOutage,
    MessagingPersonalData,
    ReportMailOutage,
    SendWhenEmailQueued,
    SesWebhook,
    SnsCertificates,
    Suppression,
    UnsubscribeTokens,
  ],
})
export class MessagingModule {}

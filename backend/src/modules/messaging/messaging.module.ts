import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OneClick } from '../../platform/mail/one-click.ts';
import { ChangeSubscriptionHandler } from './emails/change-subscription.ts';
import { ComposeWhenEmailRequested } from './emails/compose-when-email-requested.ts';
import { CountEmailsHandler } from './emails/count-emails.query.ts';
import { GetMailStateHandler } from './emails/get-mail-state.query.ts';
import { FilesOfEmail } from './emails/files-of-email.ts';
import { MailOutage } from './emails/mail-outage.ts';
import { ReportMailOutage } from './emails/report-mail-outage.ts';
import { SendWhenEmailQueued } from './emails/send-when-email-queued.ts';
import { SubscriptionsController } from './emails/subscriptions.controller.ts';
import { Suppression } from './emails/suppression.ts';
import { UnsubscribeByOneClick } from './emails/unsubscribe-by-one-click.ts';
import { UnsubscribeTokens } from './emails/unsubscribe-token.ts';
import { DeleteOldEmails } from './emails/delete-old-emails.ts';
import { PostmarkWebhook } from './email-events/postmark-webhook.ts';
import { RecordDelivery } from './email-events/record-delivery.ts';
import { SesWebhook } from './email-events/ses-webhook.ts';
import { SnsCertificates } from './email-events/sns-certificates.ts';
import { EmailMonitoringController } from './monitoring/email-monitoring.controller.ts';
import { EmailOutcomes } from './monitoring/email-outcomes.ts';
import { EmailSchools } from './monitoring/email-schools.ts';
import { EmailSnapshots } from './monitoring/email-snapshots.ts';
import { GetEmailDetailHandler } from './monitoring/get-email-detail.query.ts';
import { GetEmailSummaryHandler } from './monitoring/get-email-summary.query.ts';
import { ListEmailLogHandler } from './monitoring/list-email-log.query.ts';
import { ReportFailureSpike } from './monitoring/report-failure-spike.ts';
import { ResendEmailHandler } from './monitoring/resend-email.ts';
import { SuppressionList } from './monitoring/suppression-list.ts';
import { ChangeWordingHandler } from './wordings/change-wording.ts';
import { EmailPreviews } from './wordings/email-previews.ts';
import { EmailTemplatesController } from './wordings/email-templates.controller.ts';
import { GetEmailTemplateHandler } from './wordings/get-email-template.query.ts';
import { ListEmailTemplatesHandler } from './wordings/list-email-templates.query.ts';
import { SendTestEmailHandler } from './wordings/send-test-email.ts';
import { WordedEmails } from './wordings/worded-emails.ts';
import { OwnWordings } from './emails/own-wordings.ts';
import { NOTIFICATION_PROVIDERS } from './notifications/notification.providers.ts';
import { NotificationsController } from './notifications/notifications.controller.ts';
import { MessagingPersonalData } from './personal-data.ts';
import { MessagingSchoolData } from './school-data.ts';

@Module({
  imports: [DiscoveryModule],
  controllers: [
    EmailMonitoringController,
    EmailTemplatesController,
    NotificationsController,
    SubscriptionsController,
  ],
  providers: [
    ...NOTIFICATION_PROVIDERS,
    ChangeWordingHandler,
    EmailPreviews,
    ListEmailTemplatesHandler,
    GetEmailTemplateHandler,
    OwnWordings,
    SendTestEmailHandler,
    WordedEmails,
    EmailOutcomes,
    EmailSchools,
    EmailSnapshots,
    GetEmailDetailHandler,
    GetEmailSummaryHandler,
    ListEmailLogHandler,
    PostmarkWebhook,
    RecordDelivery,
    ReportFailureSpike,
    ResendEmailHandler,
    SuppressionList,
    ChangeSubscriptionHandler,
    { provide: OneClick, useClass: UnsubscribeByOneClick },
    ComposeWhenEmailRequested,
    CountEmailsHandler,
    DeleteOldEmails,
    FilesOfEmail,
    GetMailStateHandler,
    MailOutage,
    MessagingPersonalData,
    MessagingSchoolData,
    ReportMailOutage,
    SendWhenEmailQueued,
    SesWebhook,
    SnsCertificates,
    Suppression,
    UnsubscribeTokens,
  ],
})
export class MessagingModule {}

import { Module } from '@nestjs/common';
import { ComposeWhenEmailRequested } from './emails/compose-when-email-requested.ts';
import { CountEmailsHandler } from './emails/count-emails.query.ts';
import { SendWhenEmailQueued } from './emails/send-when-email-queued.ts';
import { MessagingPersonalData } from './personal-data.ts';

@Module({
  providers: [ComposeWhenEmailRequested, CountEmailsHandler, MessagingPersonalData, SendWhenEmailQueued],
})
export class MessagingModule {}

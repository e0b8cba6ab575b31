import { Module } from '@nestjs/common';
import { ComposeWhenEmailRequested } from './emails/compose-when-email-requested.ts';
import { CountEmailsHandler } from './emails/count-emails.query.ts';
import { SendWhenEmailQueued } from './emails/send-when-email-queued.ts';
import { DeleteOldEmails } from './emails/delete-old-emails.ts';
import { MessagingPersonalData } from './personal-data.ts';

@Module({
  providers: [
    ComposeWhenEmailRequested,
    CountEmailsHandler,
    DeleteOldEmails,
    MessagingPersonalData,
    SendWhenEmailQueued,
  ],
})
export class MessagingModule {}

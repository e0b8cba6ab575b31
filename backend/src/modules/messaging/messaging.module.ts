import { Module } from '@nestjs/common';
import { SendWhenEmailQueued } from './emails/send-when-email-queued.ts';
import { WriteEmail } from './emails/write-email.ts';
import {
  MessageLetters,
  WriteWhenMessageAnswered,
  WriteWhenMessageReceived,
  WriteWhenTourCancelled,
} from './emails/write-about-messages.ts';
import { CountEmailsHandler } from './emails/count-emails.query.ts';
import { WriteWhenAccessChanged } from './emails/write-when-access-changed.ts';
import { WriteWhenBookIngested } from './emails/write-when-book-ingested.ts';
import { WriteWhenCoAuthorAsked } from './emails/write-when-co-author-asked.ts';
import { WriteWhenBookHidden } from './emails/write-when-book-hidden.ts';
import { WriteWhenBookReturned } from './emails/write-when-book-returned.ts';
import { WriteWhenBookRefused } from './emails/write-when-book-refused.ts';
import { WriteWhenDataCopyReady } from './emails/write-when-data-copy-ready.ts';
import { WriteWhenInvitationIssued } from './emails/write-when-invitation-issued.ts';
import { WriteWhenLeaderChanged } from './emails/write-when-leader-changed.ts';
import { WriteWhenLetterTakenDown } from './emails/write-when-letter-taken-down.ts';
import { WriteWhenLinkIssued } from './emails/write-when-link-issued.ts';
import { WriteWhenSprayNoticed } from './emails/write-when-spray-noticed.ts';
import { WriteWhenSupportLooked } from './emails/write-when-support-looked.ts';
import { WriteWhenResourceDecided } from './emails/write-when-resource-decided.ts';
import { WriteWhenResourceRefused } from './emails/write-when-resource-refused.ts';
import { WriteWhenSecondFactorChanged } from './emails/write-when-second-factor-changed.ts';
import { WriteWhenStoryMoved } from './emails/write-when-story-moved.ts';
import { MessagingPersonalData } from './personal-data.ts';

@Module({
  providers: [
    CountEmailsHandler,
    MessagingPersonalData,
    MessageLetters,
    SendWhenEmailQueued,
    WriteEmail,
    WriteWhenAccessChanged,
    WriteWhenBookIngested,
    WriteWhenBookRefused,
    WriteWhenBookHidden,
    WriteWhenBookReturned,
    WriteWhenDataCopyReady,
    WriteWhenInvitationIssued,
    WriteWhenLeaderChanged,
    WriteWhenLinkIssued,
    WriteWhenResourceDecided,
    WriteWhenResourceRefused,
    WriteWhenSecondFactorChanged,
    WriteWhenSprayNoticed,
    WriteWhenStoryMoved,
    WriteWhenCoAuthorAsked,
    WriteWhenLetterTakenDown,
    WriteWhenSupportLooked,
    WriteWhenMessageAnswered,
    WriteWhenMessageReceived,
    WriteWhenTourCancelled,
  ],
})
export class MessagingModule {}

import { Module } from '@nestjs/common';
import { SendWhenEmailQueued } from './emails/send-when-email-queued.ts';
import { WriteEmail } from './emails/write-email.ts';
import { WriteWhenBookIngested } from './emails/write-when-book-ingested.ts';
import { WriteWhenBookRefused } from './emails/write-when-book-refused.ts';

@Module({ providers: [SendWhenEmailQueued, WriteEmail, WriteWhenBookIngested, WriteWhenBookRefused] })
export class MessagingModule {}

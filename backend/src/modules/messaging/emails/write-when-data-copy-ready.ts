import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DataCopyReady } from '../../identity/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Where each asker finds the copy. */
const PLACES: Record<DataCopyReady['asked_as'], string> = {
  self: '/account/privacy',
  guardian: '/account/privacy',
  school: '/admin/data-requests',
};

/** Tells who asked for a copy of data that it is ready. The e-mail names nobody, and carries nothing of it. */
@Injectable()
@Consumes(DataCopyReady, { name: 'messaging.data-copy-ready', queue: 'emails' })
export class WriteWhenDataCopyReady implements Consumer<DataCopyReady, Draft | null> {
  constructor(private readonly emails: WriteEmail) {}

  prepare({ asked_by, asked_as }: DataCopyReady): Promise<Draft | null> {
    return this.emails.draft('data-copy-ready', asked_by, PLACES[asked_as], { title: '' });
  }

  async handle({ request_id }: DataCopyReady, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, request_id);
  }
}

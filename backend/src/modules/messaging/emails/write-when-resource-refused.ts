import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { ResourceRefused } from '../../content/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Tells whoever put something in for lessons why its file was refused. */
@Injectable()
@Consumes(ResourceRefused, { name: 'messaging.resource-refused', queue: 'emails' })
export class WriteWhenResourceRefused implements Consumer<ResourceRefused, Draft | null> {
  constructor(private readonly emails: WriteEmail) {}

  prepare({ owner_id, resource_id, title, reason }: ResourceRefused): Promise<Draft | null> {
    return this.emails.draft('resource-refused', owner_id, `/uploadcontent/${resource_id}`, {
      title,
      reason,
    });
  }

  async handle({ file_id }: ResourceRefused, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, file_id);
  }
}

import { Injectable } from '@nestjs/common';
import type { ResourceReason } from '@bookgrove/contract';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { ResourceDecided } from '../../content/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

const REASONS: Record<ResourceReason, string> = {
  rights: 'It is not clear enough who owns it.',
  personal: 'It tells something of a person that should not be told: a surname, an address, a number.',
  unsuitable: 'It does not suit those it is meant for.',
  quality: 'It cannot be read, seen or heard well enough.',
  details: 'Its title, its summary or another detail is missing or wrong.',
  access: 'Somebody who does not see or hear well cannot follow it.',
  other: 'It needs a change.',
};

/** Tells whoever put something in for lessons what was decided. */
@Injectable()
@Consumes(ResourceDecided, { name: 'messaging.resource-decided', queue: 'emails' })
export class WriteWhenResourceDecided implements Consumer<ResourceDecided, Draft | null> {
  constructor(private readonly emails: WriteEmail) {}

  async prepare({
    resource_id,
    owner_id,
    by,
    title,
    move,
    reason,
    note,
  }: ResourceDecided): Promise<Draft | null> {
    if (owner_id === by) return null; // who decides on their own knows
    return this.emails.draft(`resource-${move}`, owner_id, `/uploadcontent/${resource_id}`, {
      title,
      reason: reason ? REASONS[reason as ResourceReason] : '',
      place: note,
    });
  }

  async handle({ move_id }: ResourceDecided, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, move_id);
  }
}

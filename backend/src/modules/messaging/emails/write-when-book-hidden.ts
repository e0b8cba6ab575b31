import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { BookHidden } from '../../catalog/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';
import { BOOK_REASON_SENTENCES } from './write-when-book-returned.ts';

/** Tells whoever of the platform's team put a book in that a school took it off its own shelves, and why. */
@Injectable()
@Consumes(BookHidden, { name: 'messaging.book-hidden', queue: 'emails' })
export class WriteWhenBookHidden implements Consumer<BookHidden, Draft | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ book_id, uploaded_by, title, reason, note }: BookHidden): Promise<Draft | null> {
    const { name } = await this.queries.execute(new GetSchool());
    // Its people are the platform's, and so is the desk that the link leads to.
    return inContext({ ...currentContext()!, tenantId: PLATFORM_TENANT_ID }, () =>
      this.emails.draft('book-hidden', uploaded_by, `/admin-panel/view-book/${book_id}`, {
        title,
        reason: `${name} took “${title}” off its own shelves. ${BOOK_REASON_SENTENCES[reason]}`,
        place: note,
      }),
    );
  }

  async handle({ move_id }: BookHidden, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, move_id);
  }
}

import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { BookIngested } from '../../contract.ts';
import { lockStory } from '../find-story.ts';
import { NoteMove } from '../move-story.ts';

/** The book lies on the shelf: the story is published. */
@Injectable()
@Consumes(BookIngested, { name: 'catalog.publish-story', queue: 'ingestion' })
export class PublishWhenBookIngested implements Consumer<BookIngested> {
  constructor(
    private readonly note: NoteMove,
    private readonly cache: PublicCache,
  ) {}

  async handle({ book_id }: BookIngested, tx: Tx): Promise<void> {
    const tenant_id = currentTenantId();
    const found = await tx.story.findFirst({ where: { tenant_id, book_id }, select: { id: true } });
    if (!found) return;
    const story = await lockStory(tx, found.id);
    const book = await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: book_id } } });
    if (
      story.state === 'approved' &&
      story.edition_id &&
      book?.file_id === story.edition_id &&
      book.status === 'published'
    )
      await this.note.move(tx, story, 'published', { by: null });
    await this.cache.announce(tx);
  }
}

import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { BookIngested } from '../../contract.ts';
import { lockStory, StoryWriter } from '../stories/story-writer.ts';

/** Publishes the story when its book has passed ingestion. */
@Injectable()
@Consumes(BookIngested, { name: 'catalog.publish-story', queue: 'ingestion' })
export class PublishStoryWhenBookIngested implements Consumer<BookIngested> {
  constructor(
    private readonly stories: StoryWriter,
    private readonly cache: PublicCache,
  ) {}

  async handle({ book_id }: BookIngested, tx: Tx): Promise<void> {
    const tenant_id = currentTenantId();
    const found = await tx.story.findFirst({ where: { tenant_id, book_id }, select: { id: true } });
    if (!found) return;
    const story = await lockStory(tx, found.id);
    const book = await tx.book.findUnique({ where: { tenant_id_id: { tenant_id, id: book_id } } });
    if (book?.status === 'published' && book.file_id) await this.stories.publish(tx, story, book.file_id);
    await this.cache.announce(tx);
  }
}

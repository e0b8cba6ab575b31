import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { StoryCleared, StoryMoved } from '../../contract.ts';

/**
 * Removes the files of every edition of a story but the one that counts. An address of a file is a right that lasts for
 * hours, and a cover's for ever: what a family took back is gone only when there is nothing left to fetch. An edition
 * that was taken off the shelf never comes back; another one is made. What is still being checked was never shown to
 * anybody, and its check has to find it.
 */
@Injectable()
export class SweepEditions {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async of(storyId: string): Promise<void> {
    const old = await this.db.rows<{ book_id: string; id: string }>({
      name: 'editions_that_do_not_count',
      text: `select f.book_id, f.id from catalog.story s
             join catalog.book_file f on f.tenant_id = s.tenant_id and f.book_id = s.book_id
             where s.tenant_id = $1 and s.id = $2 and f.id is distinct from s.edition_id
               and f.status in ('ready', 'refused')`,
      values: [currentTenantId(), storyId],
    });
    for (const { book_id, id } of old) await this.storage.removeAll(`books/${book_id}/${id}/`);
  }
}

/** After a family or a teacher took the book back. */
@Injectable()
@Consumes(StoryMoved, { name: 'catalog.sweep-moved-story', queue: 'ingestion' })
export class SweepWhenStoryMoved implements Consumer<StoryMoved> {
  constructor(private readonly sweep: SweepEditions) {}

  async prepare({ story_id }: StoryMoved): Promise<void> {
    await this.sweep.of(story_id);
  }

  /** Storage is all there is to do; the receipt says that it was done. */
  async handle(): Promise<void> {}
}

/** After another edition was ordered in place of one that tells a name too many. */
@Injectable()
@Consumes(StoryCleared, { name: 'catalog.sweep-cleared-story', queue: 'ingestion' })
export class SweepWhenStoryCleared implements Consumer<StoryCleared> {
  constructor(private readonly sweep: SweepEditions) {}

  async prepare({ story_id }: StoryCleared): Promise<void> {
    await this.sweep.of(story_id);
  }

  /** Storage is all there is to do; the receipt says that it was done. */
  async handle(): Promise<void> {}
}

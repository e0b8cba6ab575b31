import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { StoryCleared, StoryStatusChanged } from '../../contract.ts';

/**
 * Deletes the files of all editions of a story except the current one. The address of a file is valid for hours, and
 * that of a cover has no end, so content that a family withdrew is unavailable only after its files are deleted. An
 * edition that left the library is never shown again; a new one is built instead. Files that are still in ingestion
 * are kept: they were never shown, and ingestion needs them. So is the file that a student uploaded: editions are made
 * of it, and only the student, their teachers and guardians see it.
 */
@Injectable()
abstract class DeleteOldEditions implements Consumer<StoryStatusChanged | StoryCleared> {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async prepare({ story_id }: { story_id: string }): Promise<void> {
    const old = await this.db.rows<{ book_id: string; id: string }>({
      name: 'old_editions_of_story',
      text: `select f.book_id, f.id from catalog.story s
             join catalog.book_file f on f.tenant_id = s.tenant_id and f.book_id = s.book_id
             where s.tenant_id = $1 and s.id = $2 and f.id is distinct from s.edition_id
               and f.id is distinct from s.file_id
               and f.status in ('ready', 'refused')`,
      values: [currentTenantId(), story_id],
    });
    for (const { book_id, id } of old) await this.storage.removeAll(`books/${book_id}/${id}/`);
  }

  /** The files were deleted before; this transaction only stores the receipt. */
  async handle(): Promise<void> {}
}

/** Runs after a book left the library. */
@Injectable()
@Consumes(StoryStatusChanged, { name: 'catalog.sweep-moved-story', queue: 'ingestion' })
export class DeleteOldEditionsWhenStoryChanged extends DeleteOldEditions {}

/** Runs after another edition was ordered because the name of an author changed. */
@Injectable()
@Consumes(StoryCleared, { name: 'catalog.sweep-cleared-story', queue: 'ingestion' })
export class DeleteOldEditionsWhenStoryCleared extends DeleteOldEditions {}

import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { ReversibleChanges, type ReversibleRows } from '../../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../../identity/contract.ts';
import { StoryWriter } from './story-writer.ts';

const PART = 'catalog.stories';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  { table: 'catalog.story', kind: 'stories', of: ['author_id'] },
  { table: 'catalog.story_co_author', kind: 'stories', of: ['user_id'] },
  { table: 'catalog.story_media', kind: 'stories', of: ['owner_id'] },
  { table: 'catalog.story_comment', kind: 'stories', of: ['author_id'] },
  { table: 'catalog.anthology', kind: 'stories', of: ['created_by'] },
];

/**
 * Gives the stories of a merged account to the account that it became part of. That account may have been merged
 * itself meanwhile; then they take the same steps. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.transfer-stories', queue: 'privacy' })
export class TransferStoriesWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  constructor(
    changes: ReversibleChanges,
    queries: QueryBus,
    private readonly stories: StoryWriter,
  ) {
    super(changes, queries);
  }

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    await this.stories.transferAuthor(tx, from, to);
    await transferCoAuthor(tx, tenant_id, from, to);
    await tx.storyMedia.updateMany({ where: { tenant_id, owner_id: from }, data: { owner_id: to } });
    await tx.storyComment.updateMany({ where: { tenant_id, author_id: from }, data: { author_id: to } });
    await tx.anthology.updateMany({ where: { tenant_id, created_by: from }, data: { created_by: to } });
  }
}

/** Of a story that both accounts were invited to, one invitation stays; it counts as accepted if either was. */
async function transferCoAuthor(tx: Tx, tenant: string, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    insert into catalog.story_co_author as k (tenant_id, story_id, user_id, asked_at, joined_at)
    select c.tenant_id, c.story_id, ${to}::uuid, c.asked_at, c.joined_at from catalog.story_co_author c
    join catalog.story s on s.tenant_id = c.tenant_id and s.id = c.story_id
    where c.tenant_id = ${tenant}::uuid and c.user_id = ${from}::uuid and s.author_id <> ${to}::uuid
    on conflict (tenant_id, story_id, user_id) do update set joined_at = coalesce(k.joined_at, excluded.joined_at)`;
  await tx.$executeRaw`
    delete from catalog.story_co_author c using catalog.story s
    where c.tenant_id = ${tenant}::uuid and s.tenant_id = c.tenant_id and s.id = c.story_id
      and (c.user_id = ${from}::uuid or (c.user_id = ${to}::uuid and s.author_id = ${to}::uuid))`;
}

/** Puts back what a merge transferred, when it is undone; stories begun since then stay as they are. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'catalog.restore-stories', queue: 'privacy' })
export class RestoreStoriesWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}

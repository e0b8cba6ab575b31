import { Injectable } from '@nestjs/common';
import type { ConsentPurpose } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { ConsentChanged } from '../../../identity/contract.ts';
import { StoryCleared, StoryMoved } from '../../contract.ts';
import { FamilyKey, WRITTEN_BY, type WrittenBy } from '../family-key.ts';
import { lockStory } from '../find-story.ts';
import { NoteMove, takeOffShelf } from '../move-story.ts';

/** Gives a story its edition once both keys are turned. */
@Injectable()
export class ClearStory {
  constructor(
    private readonly outbox: Outbox,
    private readonly cache: PublicCache,
  ) {}

  async clear(tx: Tx, id: string): Promise<void> {
    const story = await lockStory(tx, id);
    if (story.state !== 'approved' || story.edition_id) return;
    await this.give(tx, story);
  }

  /** Another edition in place of the one that stands on the shelf or is on its way there, if there is one. */
  async anew(tx: Tx, id: string): Promise<void> {
    const story = await lockStory(tx, id);
    if (!story.edition_id) return;
    await takeOffShelf(tx, story);
    await this.give(tx, story);
    await this.cache.announce(tx);
  }

  private async give(
    tx: Tx,
    { tenant_id, id, book_id }: { tenant_id: string; id: string; book_id: string | null },
  ): Promise<void> {
    const edition_id = newId();
    await tx.story.update({
      where: { tenant_id_id: { tenant_id, id } },
      data: { edition_id, book_id: book_id ?? newId() },
    });
    await this.outbox.add(tx, StoryCleared, { story_id: id, edition_id });
  }
}

/** The first key: a teacher said yes. Has the family said yes before, the story goes to the press at once. */
@Injectable()
@Consumes(StoryMoved, { name: 'catalog.clear-story', queue: 'ingestion' })
export class ClearWhenStoryApproved implements Consumer<StoryMoved, boolean> {
  constructor(
    private readonly db: Db,
    private readonly family: FamilyKey,
    private readonly clear: ClearStory,
  ) {}

  async prepare({ story_id, state }: StoryMoved): Promise<boolean> {
    if (state !== 'approved') return false;
    const [story] = await this.db.rows<WrittenBy>({
      name: 'authors_of_story',
      text: `select ${WRITTEN_BY} from catalog.story s where s.tenant_id = $1 and s.id = $2`,
      values: [currentTenantId(), story_id],
    });
    return story !== undefined && this.family.turnedBy(story);
  }

  async handle({ story_id }: StoryMoved, tx: Tx, turned: boolean): Promise<void> {
    if (turned) await this.clear.clear(tx, story_id);
  }
}

/** What a consent changes of a story: whether it is out at all, or only the names below it. */
const TOUCHES: Partial<Record<ConsentPurpose, 'key' | 'names'>> = {
  publish: 'key',
  photo: 'key',
  public_name: 'names',
};

interface Followed {
  id: string;
  turned: boolean;
}

/**
 * The second key: what waits for the family goes to the press, or what stands on the shelf comes down. A first name that may
 * be told from now on, or not any more, makes another edition.
 */
@Injectable()
@Consumes(ConsentChanged, { name: 'catalog.follow-consent', queue: 'ingestion' })
export class FollowWhenConsentChanged implements Consumer<ConsentChanged, Followed[]> {
  constructor(
    private readonly db: Db,
    private readonly family: FamilyKey,
    private readonly clear: ClearStory,
    private readonly note: NoteMove,
    private readonly cache: PublicCache,
  ) {}

  async prepare({ student_id, purpose }: ConsentChanged): Promise<Followed[]> {
    if (!TOUCHES[purpose]) return [];
    const stories = await this.db.rows<WrittenBy>({
      name: 'stories_to_follow',
      text: `select ${WRITTEN_BY} from catalog.story s
             where s.tenant_id = $1 and s.state in ('approved', 'published') and (s.author_id = $2 or s.id in
               (select c.story_id from catalog.story_co_author c
                where c.tenant_id = $1 and c.user_id = $2 and c.joined_at is not null))
             order by s.id`,
      values: [currentTenantId(), student_id],
    });
    return Promise.all(
      stories.map(async (story) => ({ id: story.id, turned: await this.family.turnedBy(story) })),
    );
  }

  async handle({ purpose }: ConsentChanged, tx: Tx, stories: Followed[]): Promise<void> {
    for (const { id, turned } of stories)
      if (TOUCHES[purpose] === 'names') await this.clear.anew(tx, id);
      else if (turned) await this.clear.clear(tx, id);
      else await this.takeBack(tx, id);
  }

  private async takeBack(tx: Tx, id: string): Promise<void> {
    const story = await lockStory(tx, id);
    if (!story.edition_id) return;
    await takeOffShelf(tx, story);
    await this.cache.announce(tx);
    const back = { by: null, reason: 'The family took its yes back.', data: { edition_id: null } };
    if (story.state === 'published') await this.note.move(tx, story, 'approved', back);
    else
      await tx.story.update({
        where: { tenant_id_id: { tenant_id: story.tenant_id, id } },
        data: { edition_id: null },
      });
  }
}

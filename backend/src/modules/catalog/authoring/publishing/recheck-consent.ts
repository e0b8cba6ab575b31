import { Injectable } from '@nestjs/common';
import type { ConsentPurpose } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { ConsentChanged } from '../../../identity/contract.ts';
import { StoryStatusChanged } from '../../contract.ts';
import { FamilyConsent, STORY_AUTHORSHIP, type StoryAuthorship } from '../stories/family-consent.ts';
import { FamilyReminders } from './remind-family.ts';
import { lockStory, StoryWriter } from '../stories/story-writer.ts';

/** A teacher has approved a story: if all families have consented already, its first edition is ordered at once; otherwise they are reminded later. */
@Injectable()
@Consumes(StoryStatusChanged, { name: 'catalog.clear-story', queue: 'ingestion' })
export class CheckConsentWhenStoryApproved implements Consumer<StoryStatusChanged, boolean> {
  constructor(
    private readonly db: Db,
    private readonly family: FamilyConsent,
    private readonly stories: StoryWriter,
    private readonly reminders: FamilyReminders,
  ) {}

  async prepare({ story_id, state }: StoryStatusChanged): Promise<boolean> {
    if (state !== 'approved') return false;
    const [story] = await this.db.rows<StoryAuthorship>({
      name: 'authors_of_story',
      text: `select ${STORY_AUTHORSHIP} from catalog.story s where s.tenant_id = $1 and s.id = $2`,
      values: [currentTenantId(), story_id],
    });
    return story !== undefined && this.family.allConsent(story);
  }

  async handle({ story_id, move_id, state }: StoryStatusChanged, tx: Tx, consented: boolean): Promise<void> {
    if (consented) await this.stories.startEdition(tx, await lockStory(tx, story_id));
    else if (state === 'approved') await this.reminders.schedule(tx, { story_id, move_id, reminder: 1 });
  }
}

/** What a consent decides: whether a story may be published, or only which names are printed. */
const CONSENT_DECIDES: Partial<Record<ConsentPurpose, 'publishing' | 'names'>> = {
  publish: 'publishing',
  photo: 'publishing',
  public_name: 'names',
};

interface StoryToRecheck {
  id: string;
  consented: boolean;
}

/**
 * A family gave or withdrew a consent: an approved story gets its first edition, or a book leaves the library. A change of the
 * consent to print the first name makes another edition.
 */
@Injectable()
@Consumes(ConsentChanged, { name: 'catalog.follow-consent', queue: 'ingestion' })
export class RecheckWhenConsentChanged implements Consumer<ConsentChanged, StoryToRecheck[]> {
  constructor(
    private readonly db: Db,
    private readonly family: FamilyConsent,
    private readonly stories: StoryWriter,
  ) {}

  async prepare({ student_id, purpose }: ConsentChanged): Promise<StoryToRecheck[]> {
    if (!CONSENT_DECIDES[purpose]) return [];
    const stories = await this.db.rows<StoryAuthorship>({
      name: 'stories_to_recheck',
      text: `select ${STORY_AUTHORSHIP} from catalog.story s
             where s.tenant_id = $1 and s.state in ('approved', 'published') and (s.author_id = $2 or s.id in
               (select c.story_id from catalog.story_co_author c
                where c.tenant_id = $1 and c.user_id = $2 and c.joined_at is not null))
             order by s.id`,
      values: [currentTenantId(), student_id],
    });
    return Promise.all(
      stories.map(async (story) => ({ id: story.id, consented: await this.family.allConsent(story) })),
    );
  }

  async handle({ purpose }: ConsentChanged, tx: Tx, stories: StoryToRecheck[]): Promise<void> {
    for (const { id, consented } of stories) {
      const story = await lockStory(tx, id);
      if (CONSENT_DECIDES[purpose] === 'names') await this.stories.replaceEdition(tx, story);
      else if (consented) await this.stories.startEdition(tx, story);
      else await this.stories.revokeConsent(tx, story);
    }
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoryState } from '@bookgrove/contract/stories';
import { Db } from '../../../../platform/db/db.ts';
import { BookCharities, type CharityColumns } from '../../library/books/book-charities.ts';
import { FindStory } from './find-story.ts';
import { assertMayChooseCharity } from './story.rules.ts';
import type { StoryViewer } from './story-viewer.ts';
import { lockStory, StoryWriter } from './story-writer.ts';

/** An author or a reviewer chooses the charity that the book of a story names. Choosing the same again changes nothing. */
export class ChooseStoryCharity extends Command<void> {
  constructor(
    readonly id: string,
    readonly requester: StoryViewer,
    readonly chosen: CharityColumns,
  ) {
    super();
  }
}

@CommandHandler(ChooseStoryCharity)
export class ChooseStoryCharityHandler implements ICommandHandler<ChooseStoryCharity> {
  constructor(
    private readonly charities: BookCharities,
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly stories: StoryWriter,
  ) {}

  /**
   * @throws AppError not_found for a story that the requester has no part in, conflict `charity_closed` when another one has the
   * story now, validation_failed for a charity that this school cannot choose
   */
  async execute({ id, requester, chosen }: ChooseStoryCharity): Promise<void> {
    const { row, parts } = await this.find.for(requester, id);
    assertMayChooseCharity(row.state, parts);
    const named = { charity: chosen.charity_id, project: chosen.project_id };
    const columns = await this.charities.choose(named, row);
    if (!columns) return;
    await this.db.transaction(async (tx) => {
      const story = await lockStory(tx, id);
      assertMayChooseCharity(story.state as StoryState, parts);
      await this.stories.nameCharity(tx, story, columns);
    });
  }
}

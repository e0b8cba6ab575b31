import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { Deeds } from '../deeds.ts';
import { lockStory } from '../stories/find-story.ts';

/** Takes a reported letter out of the book, or lets it stand. Its story and its book stay where they are. */
export class DecideOnLetter extends Command<{ id: string; shown: boolean }> {
  constructor(
    readonly id: string,
    readonly deciderId: string,
    readonly takeDown: boolean,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(DecideOnLetter)
export class DecideOnLetterHandler implements ICommandHandler<DecideOnLetter> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly deeds: Deeds,
    private readonly cache: PublicCache,
  ) {}

  async execute({
    id,
    deciderId,
    takeDown,
    reason,
  }: DecideOnLetter): Promise<{ id: string; shown: boolean }> {
    const shown = await this.db.transaction(async (tx) => {
      const of = { tenant_id: currentTenantId(), story_id: id };
      // The same lock as a move of the story: the last word is said after it.
      const story = await lockStory(tx, id);
      const letter = await tx.worldLetter.findUnique({ where: { tenant_id_story_id: of } });
      if (!letter) throw notFound('letter');
      const now = this.clock.now();
      const stands = !takeDown && story.state === 'published';
      await tx.worldReport.updateMany({
        where: { ...of, settled_at: null },
        data: { settled_at: now, settled_by: deciderId },
      });
      await tx.worldLetter.update({
        where: { tenant_id_story_id: of },
        data: { shown: stands, held_at: takeDown ? now : null },
      });
      await this.deeds.note(tx, takeDown ? 'letter.taken_down' : 'letter.let_stand', letter.title, {
        reason,
        subjectId: story.author_id,
      });
      await this.cache.announce(tx);
      return stands;
    });
    this.cache.forget();
    return { id, shown };
  }
}

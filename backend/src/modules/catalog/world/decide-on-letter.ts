import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { LetterTakenDown } from '../contract.ts';
import { Deeds } from '../deeds.ts';
import { DeskPlaces } from '../desk/move-book.ts';
import { FindLetters } from './find-letters.ts';

/**
 * Takes a letter out of the book, or lets it stand. Its story and its book stay where they are. What the platform's team
 * decides holds for every school, the letter's own among them.
 */
export class DecideOnLetter extends Command<{ id: string; shown: boolean }> {
  constructor(
    readonly id: string,
    readonly deciderId: string,
    readonly takeDown: boolean,
    readonly reason: string,
    /** What the author is told besides; not required. */
    readonly words: string = '',
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
    private readonly outbox: Outbox,
    private readonly cache: PublicCache,
    private readonly find: FindLetters,
    private readonly places: DeskPlaces,
  ) {}

  async execute(command: DecideOnLetter): Promise<{ id: string; shown: boolean }> {
    const home = await this.find.homeOf(command.id);
    const team = this.find.ofTheTeam();
    const put = () => this.db.transaction((tx) => this.put(tx, command, team));
    // In another school the team's member is a stranger: the audit there is given the name.
    const shown =
      home === currentTenantId()
        ? await put()
        : await inContext(
            {
              ...currentContext()!,
              tenantId: home,
              actorName: (await this.places.doer()).name,
            },
            put,
          );
    this.cache.forget();
    return { id: command.id, shown };
  }

  private async put(tx: Tx, command: DecideOnLetter, team: boolean): Promise<boolean> {
    const { id, deciderId, takeDown, reason, words } = command;
    const of = { tenant_id: currentTenantId(), story_id: id };
    // The same lock as a move of the story: the last word is said after it.
    await tx.$queryRaw`select 1 from catalog.story where tenant_id = ${of.tenant_id}::uuid and id = ${id}::uuid for update`;
    await tx.$queryRaw`
      select 1 from catalog.world_letter where tenant_id = ${of.tenant_id}::uuid and story_id = ${id}::uuid for update`;
    const letter = await tx.worldLetter.findUnique({ where: { tenant_id_story_id: of } });
    if (!letter) throw notFound('letter');
    if (letter.by_team && !team)
      throw new AppError(
        'conflict',
        'decided_by_the_team',
        'The platform’s team took this letter out of the book. Write to them if it should stand there again.',
      );
    // The platform's own letters were printed before there was a story of each.
    const story = await tx.story.findUnique({ where: { tenant_id_id: { tenant_id: of.tenant_id, id } } });
    const now = this.clock.now();
    const stands = !takeDown && (story ? story.state === 'published' : letter.published_at !== null);
    await tx.worldReport.updateMany({
      where: { ...of, settled_at: null },
      data: { settled_at: now, settled_by: deciderId },
    });
    await tx.worldLetter.update({
      where: { tenant_id_story_id: of },
      data: {
        shown: stands,
        held_at: null,
        taken_down_at: takeDown ? (letter.taken_down_at ?? now) : null,
        by_team: takeDown && team,
        told: takeDown ? words : '',
      },
    });
    await this.deeds.note(tx, takeDown ? 'letter.taken_down' : 'letter.let_stand', letter.title, {
      reason,
      ...(story && { subjectId: story.author_id }),
    });
    if (takeDown && !letter.taken_down_at && story)
      await this.outbox.add(tx, LetterTakenDown, { story_id: id, decision_id: newId() });
    await this.cache.announce(tx);
    return stands;
  }
}

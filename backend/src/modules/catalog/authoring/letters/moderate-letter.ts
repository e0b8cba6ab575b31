import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { LetterTakenDown } from '../../contract.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { ModerationTenants } from '../../editorial/moderation/transition-book.ts';
import { FindLetters } from './find-letters.ts';

/**
 * Takes a letter down, or keeps it. Its story and its book do not change. A school cannot change a decision of the
 * platform's team.
 */
export class ModerateLetter extends Command<{ id: string; shown: boolean }> {
  constructor(
    readonly id: string,
    readonly deciderId: string,
    readonly takeDown: boolean,
    readonly reason: string,
    /** A message to the author, added to the standard text; may be empty. */
    readonly words: string = '',
  ) {
    super();
  }
}

@CommandHandler(ModerateLetter)
export class ModerateLetterHandler implements ICommandHandler<ModerateLetter> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
    private readonly outbox: Outbox,
    private readonly cache: PublicCache,
    private readonly find: FindLetters,
    private readonly tenants: ModerationTenants,
  ) {}

  async execute(command: ModerateLetter): Promise<{ id: string; shown: boolean }> {
    const school = await this.find.schoolOf(command.id);
    const team = this.find.isPlatformTeam();
    const decide = () => this.db.transaction((tx) => this.decide(tx, command, team));
    // The school does not know the people of the platform's team, so its audit gets the name.
    const shown =
      school === currentTenantId()
        ? await decide()
        : await inContext(
            {
              ...currentContext()!,
              tenantId: school,
              actorName: (await this.tenants.actor()).name,
            },
            decide,
          );
    this.cache.forgetAll();
    return { id: command.id, shown };
  }

  private async decide(tx: Tx, command: ModerateLetter, team: boolean): Promise<boolean> {
    const { id, deciderId, takeDown, reason, words } = command;
    const of = { tenant_id: currentTenantId(), story_id: id };
    // The lock of the story: its state does not change until this decision is committed.
    await tx.$queryRaw`select 1 from catalog.story where tenant_id = ${of.tenant_id}::uuid and id = ${id}::uuid for update`;
    await tx.$queryRaw`
      select 1 from catalog.world_letter where tenant_id = ${of.tenant_id}::uuid and story_id = ${id}::uuid for update`;
    const letter = await tx.worldLetter.findUnique({ where: { tenant_id_story_id: of } });
    if (!letter) throw notFound('letter');
    if (letter.by_team && !team)
      throw new AppError(
        'conflict',
        'decided_by_the_team',
        'The platform’s team took this letter down. Write to them if it should be shown again.',
      );
    // The platform's own letters have no story.
    const story = await tx.story.findUnique({ where: { tenant_id_id: { tenant_id: of.tenant_id, id } } });
    const now = this.clock.now();
    const shown = !takeDown && (story ? story.state === 'published' : letter.published_at !== null);
    await tx.worldReport.updateMany({
      where: { ...of, settled_at: null },
      data: { settled_at: now, settled_by: deciderId },
    });
    await tx.worldLetter.update({
      where: { tenant_id_story_id: of },
      data: {
        shown,
        held_at: null,
        taken_down_at: takeDown ? (letter.taken_down_at ?? now) : null,
        by_team: takeDown && team,
        told: takeDown ? words : '',
      },
    });
    await this.auditLog.record(tx, takeDown ? 'letter.taken_down' : 'letter.let_stand', letter.title, {
      reason,
      ...(story && { subjectId: story.author_id }),
    });
    if (takeDown && !letter.taken_down_at && story)
      await this.outbox.add(tx, LetterTakenDown, { story_id: id, decision_id: newId() });
    await this.cache.announceToAll(tx);
    return shown;
  }
}

import type { LetterFault } from '@bookgrove/contract/dear-world-book';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId } from '../../../../platform/ids.ts';
import { FindLetters } from './find-letters.ts';
import { isHiddenByReports } from './letter.rules.ts';
import { lockLetter } from './letter-rows.ts';
import { isSignedIn } from './reader-pseudonym.ts';

/** Reports a letter. A second report of a reader replaces the first, until somebody has decided on it; then it changes nothing. */
export class ReportLetter extends Command<{ reported: true; held: boolean }> {
  constructor(
    readonly id: string,
    /** Pseudonym of the reader (`ReaderPseudonym`). */
    readonly reader: string,
    readonly fault: LetterFault,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(ReportLetter)
export class ReportLetterHandler implements ICommandHandler<ReportLetter> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindLetters,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, reader, fault, note }: ReportLetter): Promise<{ reported: true; held: boolean }> {
    const letter = await this.find.one(id);
    const of = { tenant_id: letter.tenant_id, story_id: letter.id };
    const held = await this.find.inItsSchool(letter, () =>
      this.db.transaction(async (tx) => {
        await lockLetter(tx, of);
        await tx.$executeRaw`
          insert into catalog.world_report (id, tenant_id, story_id, reader, fault, note)
          values (${newId()}::uuid, ${of.tenant_id}::uuid, ${of.story_id}::uuid, ${reader}, ${fault}, ${note})
          on conflict (tenant_id, story_id, reader) do update set fault = excluded.fault, note = excluded.note
          where world_report.settled_at is null`;
        const open = await tx.worldReport.findMany({
          where: { ...of, settled_at: null },
          select: { fault: true, reader: true },
          take: 50,
        });
        const reports = open.map((one) => ({
          fault: one.fault as LetterFault,
          known: isSignedIn(one.reader),
        }));
        if (!isHiddenByReports(reports)) return false;
        await tx.worldLetter.update({
          where: { tenant_id_story_id: of },
          data: { shown: false, held_at: this.clock.now() },
        });
        await this.cache.announceToAll(tx);
        return true;
      }),
    );
    return { reported: true, held };
  }
}

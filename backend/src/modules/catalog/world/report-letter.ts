import type { LetterFault } from '@bookgrove/contract/world';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { FindLetters } from './find-letters.ts';
import { isHeld } from './letter.rules.ts';
import { lockLetter } from './react-to-letter.ts';
import { isKnown } from './reader-key.ts';

/** Somebody finds that a letter should not stand there. Where it was decided already, the same reader is not heard again. */
export class ReportLetter extends Command<{ reported: true; held: boolean }> {
  constructor(
    readonly id: string,
    /** Key of the reader, as `ReaderKey` makes it. */
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
    const held = await this.find.atHome(letter, () =>
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
        const alarms = open.map((one) => ({ fault: one.fault as LetterFault, known: isKnown(one.reader) }));
        if (!isHeld(alarms)) return false;
        await tx.worldLetter.update({
          where: { tenant_id_story_id: of },
          data: { shown: false, held_at: this.clock.now() },
        });
        await this.cache.announce(tx);
        return true;
      }),
    );
    return { reported: true, held };
  }
}

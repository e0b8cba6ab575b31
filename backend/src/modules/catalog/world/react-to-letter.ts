import type { Reaction } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { FindLetters } from './find-letters.ts';
import { ReaderKey } from './reader-key.ts';

/** What a letter's readers said, after one of them said something. */
export class LetterReactions {
  reactions!: Record<string, number>;
  /** The asker's own; null without one. */
  mine!: string | null;
}

/** Says how a letter was, says it anew, or takes it back (null). One for each reader, counted with the letter. */
export class ReactToLetter extends Command<LetterReactions> {
  constructor(
    readonly id: string,
    readonly userId: string,
    readonly reaction: Reaction | null,
  ) {
    super();
  }
}

@CommandHandler(ReactToLetter)
export class ReactToLetterHandler implements ICommandHandler<ReactToLetter> {
  constructor(
    private readonly db: Db,
    private readonly find: FindLetters,
    private readonly readers: ReaderKey,
  ) {}

  async execute({ id, userId, reaction }: ReactToLetter): Promise<LetterReactions> {
    const letter = await this.find.one(id);
    // Made here, before the school changes: the same person has the same key wherever the letter lies.
    const reader = this.readers.person(userId);
    const of = { tenant_id: letter.tenant_id, story_id: letter.id };
    const reactions = await this.find.atHome(letter, () =>
      this.db.transaction(async (tx) => {
        await lockLetter(tx, of);
        await tx.worldReaction.deleteMany({ where: { ...of, reader } });
        if (reaction) await tx.worldReaction.createMany({ data: [{ ...of, reader, reaction }] });
        return countReactions(tx, of);
      }),
    );
    return { reactions, mine: reaction };
  }
}

/** The letter, held until the transaction ends, while it stands in the book. */
export async function lockLetter(
  tx: Tx,
  { tenant_id, story_id }: { tenant_id: string; story_id: string },
): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from catalog.world_letter
    where tenant_id = ${tenant_id}::uuid and story_id = ${story_id}::uuid and shown for update`;
  if (rows.length === 0) throw notFound('letter');
}

/** Counts what readers said of a letter that is locked, and keeps the numbers with it. */
export async function countReactions(
  tx: Tx,
  of: { tenant_id: string; story_id: string },
): Promise<Record<string, number>> {
  const said = await tx.worldReaction.groupBy({ by: ['reaction'], where: of, _count: true });
  const counts = Object.fromEntries(said.map((one) => [one.reaction, one._count]));
  await tx.worldLetter.update({ where: { tenant_id_story_id: of }, data: { reactions: counts } });
  return counts;
}

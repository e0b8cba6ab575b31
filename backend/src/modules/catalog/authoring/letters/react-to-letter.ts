import type { Reaction } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { FindLetters } from './find-letters.ts';
import { countReactions, lockLetter } from './letter-rows.ts';
import { ReaderPseudonym } from './reader-pseudonym.ts';

/** The reactions to a letter, after one of them changed. */
export class LetterReactions {
  reactions!: Record<string, number>;
  /** The requester's own; null without one. */
  mine!: string | null;
}

/** Sets, replaces or removes (null) a reader's reaction to a letter. */
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
    private readonly readers: ReaderPseudonym,
  ) {}

  async execute({ id, userId, reaction }: ReactToLetter): Promise<LetterReactions> {
    const letter = await this.find.one(id);
    // Made before the tenant context changes: it depends on the school of the reader.
    const reader = this.readers.person(userId);
    const of = { tenant_id: letter.tenant_id, story_id: letter.id };
    const reactions = await this.find.inItsSchool(letter, () =>
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

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { STORY_LIMITS } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { AnthologyAsked } from '../../contract.ts';
import { FindStory, type StoryAsker } from '../find-story.ts';
import { canPrint } from './words.ts';

/** Where the PDF of an anthology lies. */
export const printKey = (id: string): string => `anthologies/${id}/print.pdf`;

/** Binds published stories as one book for the printer, in this order. One story alone is printed the same way. */
export class AskAnthology extends Command<{ id: string }> {
  constructor(
    readonly asker: StoryAsker,
    readonly title: string,
    readonly stories: string[],
  ) {
    super();
  }
}

@CommandHandler(AskAnthology)
export class AskAnthologyHandler implements ICommandHandler<AskAnthology> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly outbox: Outbox,
  ) {}

  async execute({ asker, title, stories: asked }: AskAnthology): Promise<{ id: string }> {
    const story_ids = [...new Set(asked)];
    for (const found of await this.find.all(asker, story_ids)) {
      if (found.state !== 'published')
        throw new AppError(
          'conflict',
          'story_not_published',
          `“${found.title}” is not in the library. Only what teacher and family said yes to is printed.`,
        );
      const text = [found.title, ...found.pages.map((page) => page.text)].join(' ');
      if (!canPrint(text))
        throw new AppError(
          'conflict',
          'script_not_printable',
          `“${found.title}” has letters that our printed books do not have yet. It can be read and taken home in the library.`,
        );
    }
    const id = newId();
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`anthologies ${asker.userId}`}, 0))`;
      const own = { tenant_id, created_by: asker.userId };
      if ((await tx.anthology.count({ where: own })) >= STORY_LIMITS.anthologies)
        throw new AppError(
          'conflict',
          'too_many_anthologies',
          'You have forty printed books. Delete one that you no longer need, then make a new one.',
        );
      await tx.anthology.createMany({ data: [{ id, ...own, title, story_ids }] });
      await this.outbox.add(tx, AnthologyAsked, { anthology_id: id });
    });
    return { id };
  }
}

/** Takes a printed book away, with its file. Doing it again changes nothing. */
export class RemoveAnthology extends Command<void> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveAnthology)
export class RemoveAnthologyHandler implements ICommandHandler<RemoveAnthology> {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async execute({ id, userId }: RemoveAnthology): Promise<void> {
    const own = { tenant_id: currentTenantId(), id, created_by: userId };
    const { count } = await this.db.transaction((tx) => tx.anthology.deleteMany({ where: own }));
    // The row first: what is left of a file that nobody can reach harms nobody.
    if (count > 0) await this.storage.removeAll(`anthologies/${id}/`);
  }
}

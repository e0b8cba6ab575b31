import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { STORY_LIMITS } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { AnthologyRequested } from '../../contract.ts';
import { FindStory } from '../stories/find-story.ts';
import type { StoryViewer } from '../stories/story-viewer.ts';
import { canPrint } from '../../../../platform/print/draw-text.ts';

/** Storage folder of an anthology. */
export const anthologyFolder = (id: string): string => `anthologies/${id}/`;
/** Storage key of the PDF of an anthology. */
export const anthologyPrintKey = (id: string): string => `${anthologyFolder(id)}print.pdf`;

/** Orders published stories as one PDF for print, in this order; one story alone is an anthology, too. */
export class RequestAnthology extends Command<{ id: string }> {
  constructor(
    readonly requester: StoryViewer,
    readonly title: string,
    readonly stories: string[],
  ) {
    super();
  }
}

@CommandHandler(RequestAnthology)
export class RequestAnthologyHandler implements ICommandHandler<RequestAnthology> {
  constructor(
    private readonly db: Db,
    private readonly find: FindStory,
    private readonly outbox: Outbox,
  ) {}

  async execute({ requester, title, stories: requested }: RequestAnthology): Promise<{ id: string }> {
    const story_ids = [...new Set(requested)];
    for (const found of await this.find.all(requester, story_ids)) {
      if (found.state !== 'published')
        throw new AppError(
          'conflict',
          'story_not_published',
          `“${found.title}” is not in the library. Only what teacher and family said yes to is printed.`,
        );
      if (found.file)
        throw new AppError(
          'conflict',
          'story_is_file',
          `“${found.title}” was put in as a file. Print that file itself.`,
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
      await lockUntilCommit(tx, `anthologies ${requester.userId}`);
      const own = { tenant_id, created_by: requester.userId };
      if ((await tx.anthology.count({ where: own })) >= STORY_LIMITS.anthologies)
        throw new AppError(
          'conflict',
          'too_many_anthologies',
          'You have forty printed books. Delete one that you no longer need, then make a new one.',
        );
      await tx.anthology.createMany({ data: [{ id, ...own, title, story_ids }] });
      await this.outbox.add(tx, AnthologyRequested, { anthology_id: id });
    });
    return { id };
  }
}

/** Deletes an anthology, with its file. Deleting it again changes nothing. */
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
    // The row first: a file without its row cannot be downloaded.
    if (count > 0) await this.storage.removeAll(anthologyFolder(id));
  }
}

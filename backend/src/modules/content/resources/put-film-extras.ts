import type { Language } from '@bookgrove/contract';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PutCaptions, PutPoster } from '../films/film-files.ts';
import { lockOwnResource } from './lock-resource.ts';
import { assertOpen } from './resource.rules.ts';

/** Sets the poster of the requester's film, before the decision on it. */
export class PutResourcePoster extends Command<void> {
  constructor(
    readonly id: string,
    /** base64 */
    readonly picture: string,
  ) {
    super();
  }
}

/** Stores the captions of such a film in one language. */
export class PutResourceCaptions extends Command<void> {
  constructor(
    readonly id: string,
    readonly locale: Language,
    readonly vtt: string,
  ) {
    super();
  }
}

/** @throws AppError when the requester may not change it, or it has no film yet */
async function assertFilm(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    assertOpen(await lockOwnResource(tx, id));
    const films = await tx.film.count({ where: { tenant_id: currentTenantId(), id } });
    if (films === 0) throw new AppError('conflict', 'no_film', 'Send the film first.');
  });
}

@CommandHandler(PutResourcePoster)
export class PutResourcePosterHandler implements ICommandHandler<PutResourcePoster> {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Db,
  ) {}

  async execute({ id, picture }: PutResourcePoster): Promise<void> {
    await assertFilm(this.db, id);
    await this.commands.execute(new PutPoster(id, Buffer.from(picture, 'base64')));
  }
}

@CommandHandler(PutResourceCaptions)
export class PutResourceCaptionsHandler implements ICommandHandler<PutResourceCaptions> {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Db,
  ) {}

  async execute({ id, locale, vtt }: PutResourceCaptions): Promise<void> {
    await assertFilm(this.db, id);
    await this.commands.execute(new PutCaptions(id, locale, vtt));
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { FilmWatched } from '../contract.ts';
import { FindFilms } from './find-films.ts';

/** Records that a person watched a film. Repeating it changes nothing. */
export class WatchFilm extends Command<void> {
  constructor(
    readonly slug: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WatchFilm)
export class WatchFilmHandler implements ICommandHandler<WatchFilm> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindFilms,
    private readonly outbox: Outbox,
  ) {}

  async execute({ slug, userId }: WatchFilm): Promise<void> {
    const film = await this.find.one(slug);
    const at = this.clock.now();
    await this.db.transaction(async (tx) => {
      const { count } = await tx.filmWatch.createMany({
        data: [{ tenant_id: currentTenantId(), user_id: userId, film_id: film.id, created_at: at }],
        skipDuplicates: true,
      });
      if (count === 0) return;
      await this.outbox.add(tx, FilmWatched, {
        viewer_id: userId,
        film_id: film.id,
        goals: film.goals,
        at: at.toISOString(),
      });
    });
  }
}

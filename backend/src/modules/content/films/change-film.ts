import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { actingPerson } from '../acting-person.ts';
import type { FilmChange, NewFilm } from './film-body.ts';
import { missingForShow, type FilmLanguages } from './film.rules.ts';
import { MOST_FILMS } from './find-films.ts';

const wrong = (field: string, ...messages: string[]): AppError =>
  new AppError('invalid', 'film_invalid', 'Please look at the marked fields.', {
    fields: { [field]: messages },
  });
const json = (words: FilmLanguages) => words as unknown as Prisma.InputJsonValue;

/** Begins a film: a draft with an address and a title. */
export class MakeFilm extends Command<{ id: string }> {
  constructor(readonly film: NewFilm) {
    super();
  }
}

@CommandHandler(MakeFilm)
export class MakeFilmHandler implements ICommandHandler<MakeFilm> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ film: { slug, title, locale } }: MakeFilm): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const editor = await actingPerson(this.queries);
    const id = newId();
    await this.db.transaction(async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`films ${tenant_id}`}, 0))`;
      if ((await tx.film.count({ where: { tenant_id } })) >= MOST_FILMS)
        throw new AppError(
          'conflict',
          'too_many_films',
          `There are ${MOST_FILMS} films already. Delete one, then add another.`,
        );
      const { count } = await tx.film.createMany({
        data: [
          {
            tenant_id,
            id,
            slug,
            words: json({ [locale]: { title, summary: '', cards: [] } }),
            editor_id: editor.id,
            editor_name: editor.name,
          },
        ],
        skipDuplicates: true,
      });
      if (count === 0) throw wrong('slug', 'There is a film with this address already. Choose another one.');
    });
    return { id };
  }
}

/** Keeps the words of a film, and shows it or takes it off the list. */
export class ChangeFilm extends Command<{ version: number }> {
  constructor(
    readonly id: string,
    readonly change: FilmChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeFilm)
export class ChangeFilmHandler implements ICommandHandler<ChangeFilm> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, change }: ChangeFilm): Promise<{ version: number }> {
    const tenant_id = currentTenantId();
    const editor = await actingPerson(this.queries);
    const words: FilmLanguages = Object.fromEntries(
      change.words.map(({ locale, title, summary, cards }) => [locale, { title, summary, cards }]),
    );
    await this.db.transaction(async (tx) => {
      await tx.$queryRaw`select 1 from content.film where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
      const film = await tx.film.findFirst({
        where: { tenant_id, id },
        select: { version: true, editor_name: true, video_id: true, poster_id: true },
      });
      if (!film) throw notFound('film');
      if (film.version !== change.version)
        throw new AppError(
          'conflict',
          'film_changed',
          `${film.editor_name} saved this film while you were writing. Load the page again to go on from there.`,
        );
      if (change.published) {
        await assertDecided(tx, id);
        const captions = await tx.filmCaptions.count({ where: { tenant_id, film_id: id } });
        const missing = missingForShow({ ...film, captions });
        if (missing.length > 0) throw wrong('published', ...missing);
      }
      await tx.film.updateMany({
        where: { tenant_id, id },
        data: {
          words: json(words),
          book: change.book ?? null,
          published: change.published,
          version: { increment: 1 },
          editor_id: editor.id,
          editor_name: editor.name,
        },
      });
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { version: change.version + 1 };
  }
}

/** A film that somebody put in is shown by the decision on it, and by nothing else. */
async function assertDecided(tx: Tx, id: string): Promise<void> {
  const open = await tx.resource.count({
    where: { tenant_id: currentTenantId(), id, stage: { not: 'approved' } },
  });
  if (open > 0)
    throw new AppError('conflict', 'film_undecided', 'Decide on this film among the resources first.');
}

/** Takes a film away for good, with its files. Doing it again changes nothing. */
export class RemoveFilm extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveFilm)
export class RemoveFilmHandler implements ICommandHandler<RemoveFilm> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly storage: Storage,
  ) {}

  async execute({ id }: RemoveFilm): Promise<void> {
    const removed = await this.db.transaction(async (tx) => {
      const { count } = await tx.film.deleteMany({ where: { tenant_id: currentTenantId(), id } });
      await this.cache.announce(tx);
      return count > 0;
    });
    this.cache.forget();
    // Only what was this place's own: the folder of another's film is not ours to empty.
    if (removed) await this.storage.removeAll(`films/${id}/`);
  }
}

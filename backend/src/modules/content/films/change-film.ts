import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { actingPerson } from '../acting-person.ts';
import type { FilmChange, NewFilm } from './film-body.ts';
import { missingForShow, type FilmLanguages } from './film.rules.ts';
import { MOST_FILMS } from './find-films.ts';

const wrong = (field: string, ...messages: string[]): AppError =>
  invalidFields({ [field]: messages }, 'film_invalid');
const json = (words: FilmLanguages) => words as unknown as Prisma.InputJsonValue;

/** Creates a film: a draft with a slug and a title. */
export class CreateFilm extends Command<{ id: string }> {
  constructor(readonly film: NewFilm) {
    super();
  }
}

@CommandHandler(CreateFilm)
export class CreateFilmHandler implements ICommandHandler<CreateFilm> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ film: { slug, title, locale } }: CreateFilm): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const editor = await actingPerson(this.queries);
    const id = newId();
    await this.db.transaction(async (tx) => {
      await lockUntilCommit(tx, `films ${tenant_id}`);
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

/** Saves the texts of a film, and publishes or hides it. */
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
          ...(change.goals && { goals: [...change.goals].sort((a, b) => a - b) }),
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

/** A film that was uploaded as a resource is published by the decision on that resource alone. */
async function assertDecided(tx: Tx, id: string): Promise<void> {
  const open = await tx.resource.count({
    where: { tenant_id: currentTenantId(), id, stage: { not: 'approved' } },
  });
  if (open > 0)
    throw new AppError('conflict', 'film_undecided', 'Decide on this film among the resources first.');
}

/** Deletes a film with its files. Repeating it changes nothing. */
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
    // Only files of a film of this tenant are deleted.
    if (removed) await this.storage.removeAll(`films/${id}/`);
  }
}

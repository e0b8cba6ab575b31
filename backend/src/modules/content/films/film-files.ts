import { Readable } from 'node:stream';
import type { Language } from '@bookgrove/contract';
import type { MultipartFile } from '@fastify/multipart';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { actingPerson } from '../acting-person.ts';
import { reencodePicture } from '../../../platform/uploads/reencode-picture.ts';
import { filmFolder, filmKey, filmKind, HEAD_BYTES } from './film.rules.ts';
import { wrongFile } from '../../../platform/uploads/receive-file.ts';
import { CaptionsError, readCaptions, type Cue } from './vtt.rules.ts';

/** The film, locked until the transaction ends. */
async function hold(tx: Tx, id: string): Promise<{ video_id: string | null; published: boolean }> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from content.film where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const film = await tx.film.findFirst({
    where: { tenant_id, id },
    select: { video_id: true, published: true },
  });
  if (!film) throw notFound('film');
  return film;
}

/** Streams a film's file into storage and replaces the previous one. */
export class PutVideo extends Command<{ bytes: number }> {
  constructor(
    readonly id: string,
    readonly file: Pick<MultipartFile, 'filename'> & { file: Readable & { truncated: boolean } },
  ) {
    super();
  }
}

@CommandHandler(PutVideo)
export class PutVideoHandler implements ICommandHandler<PutVideo> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly config: Config,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  async execute({ id, file }: PutVideo): Promise<{ bytes: number }> {
    const tenant_id = currentTenantId();
    const editor = await actingPerson(this.queries);
    await this.db.transaction((tx) => hold(tx, id)); // stores nothing for a film of another tenant
    const { head, whole } = await peek(file.file);
    const kind = head.length < HEAD_BYTES ? null : filmKind(head);
    if (!kind) throw wrongFile('This is no film that every browser plays. Choose an MP4 or a WebM file.');
    const videoId = newId();
    const folder = filmFolder(id, videoId);
    let old: string | null;
    let bytes = 0;
    try {
      bytes = await this.storage.put(filmKey(id, videoId, kind), whole);
      if (file.file.truncated)
        throw new AppError(
          'too_large',
          'film_too_large',
          `A film has at most ${Math.floor(this.config.filmBytes / 1_048_576)} MB. Make it smaller, or shorter.`,
        );
      old = await this.db.transaction(async (tx) => {
        const { video_id } = await hold(tx, id);
        await tx.film.updateMany({
          where: { tenant_id, id },
          data: {
            video_id: videoId,
            video_kind: kind,
            video_bytes: bytes,
            video_name: file.filename.replace(/\p{Cc}/gu, '').slice(0, 200),
            editor_id: editor.id,
            editor_name: editor.name,
          },
        });
        await this.cache.announce(tx);
        return video_id;
      });
    } catch (error) {
      await this.storage.removeAll(folder);
      throw error;
    }
    this.cache.forget();
    if (old) await this.storage.removeAll(filmFolder(id, old));
    return { bytes };
  }
}

/** The first bytes of a stream, and a stream of all its bytes. */
async function peek(stream: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { head, whole: Readable.from(all(), { objectMode: false }) };
}

/** Sets the poster of a film, re-encoded. */
export class PutPoster extends Command<void> {
  constructor(
    readonly id: string,
    readonly picture: Buffer,
  ) {
    super();
  }
}

@CommandHandler(PutPoster)
export class PutPosterHandler implements ICommandHandler<PutPoster> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, picture }: PutPoster): Promise<void> {
    await this.db.transaction((tx) => hold(tx, id));
    const poster = await reencodePicture(picture.toString('base64'), 'file');
    await this.db.transaction(async (tx) => {
      await hold(tx, id);
      await tx.film.updateMany({
        where: { tenant_id: currentTenantId(), id },
        data: { poster, poster_id: newId() },
      });
      await this.cache.announce(tx);
    });
    this.cache.forget();
  }
}

/** Stores the captions of a film in one language. */
export class PutCaptions extends Command<{ cues: number }> {
  constructor(
    readonly id: string,
    readonly locale: Language,
    readonly vtt: string,
  ) {
    super();
  }
}

@CommandHandler(PutCaptions)
export class PutCaptionsHandler implements ICommandHandler<PutCaptions> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, locale, vtt }: PutCaptions): Promise<{ cues: number }> {
    const cues = read(vtt);
    const own = { tenant_id: currentTenantId(), film_id: id, locale };
    await this.db.transaction(async (tx) => {
      await hold(tx, id);
      await tx.filmCaptions.deleteMany({ where: own });
      await tx.filmCaptions.createMany({
        data: [{ ...own, cues: cues as unknown as Prisma.InputJsonValue }],
      });
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { cues: cues.length };
  }
}

function read(vtt: string): Cue[] {
  try {
    return readCaptions(vtt);
  } catch (error) {
    if (!(error instanceof CaptionsError)) throw error;
    throw invalidFields({ vtt: [`Line ${error.line}: ${error.message}`] }, 'captions_invalid');
  }
}

/** Deletes the captions of one language; the last ones of a published film cannot be deleted. */
export class RemoveCaptions extends Command<void> {
  constructor(
    readonly id: string,
    readonly locale: Language,
  ) {
    super();
  }
}

@CommandHandler(RemoveCaptions)
export class RemoveCaptionsHandler implements ICommandHandler<RemoveCaptions> {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, locale }: RemoveCaptions): Promise<void> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const { published } = await hold(tx, id);
      const others = await tx.filmCaptions.count({
        where: { tenant_id, film_id: id, locale: { not: locale } },
      });
      if (published && others === 0)
        throw new AppError(
          'conflict',
          'last_captions',
          'A film that is shown keeps captions in one language at least. Take it off the list first.',
        );
      await tx.filmCaptions.deleteMany({ where: { tenant_id, film_id: id, locale } });
      await this.cache.announce(tx);
    });
    this.cache.forget();
  }
}

import type { Readable } from 'node:stream';
import { RESOURCE_MEGABYTES } from '@bookgrove/contract';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { UploadParts } from '../../../platform/uploads/parts.ts';
import { ResourceUploaded } from '../contract.ts';
import { PutVideo } from '../films/film-files.ts';
import { lockOwnResource } from './lock-resource.ts';
import type { ResourceFileBody } from './resource-body.ts';
import { assertOpen, resourceFolder, type ResourceRow } from './resource.rules.ts';

const MEGABYTE = 1024 * 1024;

/** Assembles a file that was uploaded in parts and replaces the previous one; a job then checks it. */
export class PutResourceFile extends Command<void> {
  constructor(
    readonly id: string,
    readonly file: ResourceFileBody,
  ) {
    super();
  }
}

@CommandHandler(PutResourceFile)
export class PutResourceFileHandler implements ICommandHandler<PutResourceFile> {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly parts: UploadParts,
    private readonly storage: Storage,
  ) {}

  async execute({ id, file }: PutResourceFile): Promise<void> {
    const row = await this.db.transaction(async (tx) => {
      const own = await lockOwnResource(tx, id);
      assertOpen(own);
      return own;
    });
    const whole = await this.parts.whole(file.upload_id, file.upload_parts);
    const most = row.kind === 'film' ? this.config.filmBytes : RESOURCE_MEGABYTES[row.kind] * MEGABYTE;
    if (whole.bytes > most)
      throw new AppError(
        'too_large',
        'resource_too_large',
        `This file is larger than ${Math.floor(most / MEGABYTE)} MB. Make it smaller, or split it in two.`,
      );
    const name = file.name.replace(/[\p{Cc}/\\]/gu, '').slice(0, 200);
    await (row.kind === 'film'
      ? this.film(row, name, whole.content, whole.bytes)
      : this.document(row, name, whole.content, whole.bytes));
    await whole.forget();
  }

  /** A film is treated like other films: identified by its first bytes, and stored in the folder of films. */
  private async film(row: ResourceRow, name: string, content: Readable, bytes: number): Promise<void> {
    const tenant_id = currentTenantId();
    const { id } = row;
    await this.db.transaction(async (tx) => {
      assertOpen(await lockOwnResource(tx, id));
      await tx.film.createMany({
        data: [
          {
            tenant_id,
            id,
            slug: `piece-${id}`,
            words: { [row.language || 'en']: { title: row.title || name, summary: row.summary, cards: [] } },
            editor_id: row.owner_id,
            editor_name: row.owner_name,
          },
        ],
        skipDuplicates: true,
      });
    });
    await this.commands.execute(
      new PutVideo(id, { filename: name, file: Object.assign(content, { truncated: false }) }),
    );
    await this.db.transaction(async (tx) => {
      assertOpen(await lockOwnResource(tx, id));
      const film = await tx.film.findFirst({ where: { tenant_id, id } });
      await tx.resource.updateMany({
        where: { tenant_id, id },
        data: {
          file_id: film?.video_id ?? null,
          file_kind: film?.video_kind ?? '',
          file_name: name,
          file_bytes: bytes,
          check: 'ready',
          refusal: '',
        },
      });
    });
  }

  private async document(row: ResourceRow, name: string, content: Readable, bytes: number): Promise<void> {
    const tenant_id = currentTenantId();
    const file_id = newId();
    const folder = resourceFolder(row.id, file_id);
    try {
      await this.storage.put(`${folder}original`, content);
      await this.db.transaction(async (tx) => {
        assertOpen(await lockOwnResource(tx, row.id));
        await tx.resource.updateMany({
          where: { tenant_id, id: row.id },
          data: {
            file_id,
            file_name: name,
            file_bytes: bytes,
            file_kind: '',
            check: 'waiting',
            refusal: '',
            facts: {},
            words: '',
          },
        });
        await this.outbox.add(tx, ResourceUploaded, { resource_id: row.id, file_id });
      });
    } catch (error) {
      await this.storage.removeAll(folder);
      throw error;
    }
    if (row.file_id) await this.storage.removeAll(resourceFolder(row.id, row.file_id));
  }
}

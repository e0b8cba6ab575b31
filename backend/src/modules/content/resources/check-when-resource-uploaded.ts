import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ResourceKind } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { inWorkFolder } from '../../../platform/storage/work-folders.ts';
import { ProcessorBudget } from '../../../platform/uploads/processor-budget.ts';
import { ResourceUploaded } from '../contract.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import { emailOwnerOfRefusedResource } from './email-owner.ts';
import { REFUSALS } from './resource-files.rules.ts';
import { resourceFolder } from './resource.rules.ts';

type Checked = (CheckedFile & { bytes: number }) | null;

/**
 * Checks a file of a resource and makes its previews, or refuses it with a reason. The slow part runs outside
 * of the transaction and is repeatable: its storage keys are unique to the file.
 */
@Injectable()
@Consumes(ResourceUploaded, { name: 'content.check-resource', queue: 'ingestion', retry: RETRY.minutes })
export class CheckWhenResourceUploaded implements Consumer<ResourceUploaded, Checked> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
    private readonly processor: ProcessorBudget,
  ) {}

  async prepare({ resource_id, file_id }: ResourceUploaded): Promise<Checked> {
    const [row] = await this.db.rows<{
      kind: Exclude<ResourceKind, 'film'>;
      language: string;
      owner_id: string;
    }>({
      name: 'resource_to_check',
      text: `select kind, language, owner_id from content.resource
             where tenant_id = $1::uuid and id = $2::uuid and file_id = $3::uuid and "check" = 'waiting'`,
      values: [currentTenantId(), resource_id, file_id],
    });
    if (!row) return null;
    const folder = resourceFolder(resource_id, file_id);
    await this.processor.assertLeft(row.owner_id, () => Promise.resolve());
    return inWorkFolder(async (work) => {
      const original = join(work, 'original');
      const outDir = join(work, 'out');
      await pipeline(await this.storage.get(`${folder}original`), createWriteStream(original));
      let spent = 0;
      const found = await checkFile(
        this.queries,
        row.kind,
        row.language,
        original,
        outDir,
        (milliseconds) => {
          spent = milliseconds;
        },
      );
      await this.processor.spend(row.owner_id, spent);
      if (!found.ok) return { ...found, bytes: 0 };
      for (const name of await readdir(outDir))
        await this.storage.put(`${folder}${name}`, createReadStream(join(outDir, name)));
      return { ...found, bytes: (await stat(join(outDir, `file.${found.kind}`))).size };
    });
  }

  async handle({ resource_id, file_id }: ResourceUploaded, tx: Tx, found: Checked): Promise<void> {
    if (!found) return;
    const here = { tenant_id: currentTenantId(), id: resource_id, file_id };
    const { count } = await tx.resource.updateMany({
      where: { ...here, check: 'waiting' },
      data: found.ok
        ? {
            check: 'ready',
            refusal: '',
            file_kind: found.kind,
            file_bytes: found.bytes,
            facts: found.facts as unknown as Prisma.InputJsonObject,
            words: found.words,
          }
        : { check: 'refused', refusal: found.reason.slice(0, 600) },
    });
    if (found.ok || count === 0) return;
    const refused = await tx.resource.findFirst({
      where: here,
      select: { owner_id: true, title: true, file_name: true },
    });
    if (!refused) return;
    const { owner_id, title, file_name } = refused;
    await emailOwnerOfRefusedResource(this.outbox, tx, {
      resource_id,
      file_id,
      owner_id,
      title: title || file_name,
      reason: found.reason,
    });
  }

  /** After the last attempt the file is refused: otherwise the owner would see an endless progress bar. */
  async failed(event: ResourceUploaded, _error: Error, last: boolean): Promise<void> {
    if (!last) return;
    await this.db.transaction((tx) =>
      this.handle(event, tx, { ok: false, reason: REFUSALS.fault, bytes: 0 }),
    );
  }
}

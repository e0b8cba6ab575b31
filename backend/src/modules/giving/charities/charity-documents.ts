import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { wrongFile } from '../../../platform/uploads/receive-file.ts';
import { actingPerson } from '../acting-person.ts';
import { FindCharities } from './find-charities.ts';
import { lockCharity, noteCharityEvent } from './lock-charity.ts';

/** The largest paper, in bytes. */
export const PAPER_BYTES = 10 * 1024 * 1024;
const MOST_PAPERS = 20;

const KINDS: readonly (readonly [string, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
];

const paperKey = (charityId: string, id: string, kind: string): string =>
  `charities/${charityId}/${id}/paper.${kind}`;

/** Papers of charities: stored as they are, and sent to staff alone. */
@Injectable()
export class CharityDocuments {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCharities,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  /** @throws AppError 404, 409 `too_many_papers`, 422 for another kind of file */
  async add(charityId: string, title: string, file: Buffer): Promise<{ id: string }> {
    const kind = KINDS.find(([, head]) => head.every((byte, index) => file[index] === byte))?.[0];
    if (!kind) throw wrongFile('A paper is a PDF, a PNG or a JPEG file.');
    const actor = await actingPerson(this.queries);
    const tenant_id = currentTenantId();
    await this.db.transaction((tx) => lockCharity(tx, charityId));
    const id = newId();
    const key = paperKey(charityId, id, kind);
    await this.storage.put(key, Readable.from([file]));
    let kept = false;
    try {
      await this.db.transaction(async (tx) => {
        const { name } = await lockCharity(tx, charityId);
        if ((await tx.charityDocument.count({ where: { tenant_id, charity_id: charityId } })) >= MOST_PAPERS)
          throw new AppError('conflict', 'too_many_papers', `A charity has at most ${MOST_PAPERS} papers.`);
        await tx.charityDocument.createMany({
          data: [
            {
              tenant_id,
              id,
              charity_id: charityId,
              title,
              file_kind: kind,
              bytes: file.length,
              added_by: actor.id,
              created_at: this.clock.now(),
            },
          ],
        });
        await noteCharityEvent(tx, charityId, 'document_added', actor, title);
        await this.audit.record(tx, 'charity.document_added', name, { reason: title });
      });
      kept = true;
    } finally {
      if (!kept) await this.storage.removeAll(`charities/${charityId}/${id}/`);
    }
    return { id };
  }

  /** Notes that the platform's team has read a paper. @throws AppError 404 */
  async read(charityId: string, id: string): Promise<void> {
    const actor = await actingPerson(this.queries);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const { name } = await lockCharity(tx, charityId);
      const { count } = await tx.charityDocument.updateMany({
        where: { tenant_id, id, charity_id: charityId },
        data: { read_by: actor.id, read_at: this.clock.now() },
      });
      if (count === 0) throw notFound('paper');
      await noteCharityEvent(tx, charityId, 'document_read', actor);
      await this.audit.record(tx, 'charity.document_read', name);
    });
  }

  /** Storage key of a paper that this tenant's staff may open: the platform's team, and whoever proposed the charity. @throws AppError 404 */
  async key(charityId: string, id: string): Promise<string> {
    const { tenant_id } = await this.find.forDesk(charityId);
    if (tenant_id !== currentTenantId() && !this.find.everywhere()) throw notFound('paper');
    const [[paper]] = await this.find.read<[{ file_kind: string }[]]>([
      {
        name: 'charity_paper',
        text: `select file_kind from giving.charity_document
               where tenant_id = $1::uuid and charity_id = $2::uuid and id = $3::uuid`,
        values: [tenant_id, charityId, id],
      },
    ]);
    if (!paper) throw notFound('paper');
    return paperKey(charityId, id, paper.file_kind);
  }
}

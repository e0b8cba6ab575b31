import { Readable } from 'node:stream';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import type { Teaching } from '../classes/class-access.ts';
import { RosterReceived } from '../contract.ts';
import { isZip } from './parse-oneroster.ts';
import { assertOwnClass } from './roster-access.ts';

/** Where the file waits for its check; it goes as soon as it was read. */
export const rosterFolder = (id: string): string => `rosters/${id}/`;

/** Takes a list in. It is read and checked by the worker; nothing of it is made before somebody says so. */
export class ReceiveRoster extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly content: Buffer,
    readonly details: { name: string; pasted: boolean; class_id?: string; make_classes?: boolean },
  ) {
    super();
  }
}

@CommandHandler(ReceiveRoster)
export class ReceiveRosterHandler implements ICommandHandler<ReceiveRoster> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
  ) {}

  async execute({ who, content, details }: ReceiveRoster): Promise<{ id: string }> {
    const id = newId();
    const form = details.pasted ? 'paste' : isZip(content) ? 'oneroster' : 'csv';
    await this.storage.put(`${rosterFolder(id)}source`, Readable.from([content]));
    try {
      await this.db.transaction(async (tx) => {
        if (details.class_id) await assertOwnClass(tx, who, details.class_id);
        await tx.rosterImport.createMany({
          data: [
            {
              id,
              tenant_id: currentTenantId(),
              created_by: who.userId,
              form,
              original_name: details.name.slice(0, 255),
              class_id: details.class_id ?? null,
              make_classes: details.make_classes ?? (form === 'oneroster' && !details.class_id),
            },
          ],
        });
        await this.outbox.add(tx, RosterReceived, { import_id: id });
      });
    } catch (error) {
      await this.storage.removeAll(rosterFolder(id));
      throw error;
    }
    return { id };
  }
}

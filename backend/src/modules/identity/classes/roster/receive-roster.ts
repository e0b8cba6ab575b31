import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { IncomingFile } from '../../../../platform/imports/receive-import-file.ts';
import type { Teaching } from '../management/class-access.ts';
import { assertOwnClass } from './assert-own-class.ts';
import { isZip } from './parse-oneroster.ts';
import type { RosterFields } from './roster-bodies.ts';
import { RosterImports } from './roster-imports.ts';

/**
 * Receives a list of students. The worker reads and checks it; no student is created before somebody starts
 * the import.
 */
export class ReceiveRoster extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly file: IncomingFile,
    readonly details: RosterFields & { pasted: boolean },
  ) {
    super();
  }
}

@CommandHandler(ReceiveRoster)
export class ReceiveRosterHandler implements ICommandHandler<ReceiveRoster> {
  constructor(private readonly imports: RosterImports) {}

  execute({ who, file, details }: ReceiveRoster): Promise<{ id: string }> {
    const { pasted, class_id = null, make_classes } = details;
    return this.imports.receive(file, async (tx, row, head) => {
      if (class_id) await assertOwnClass(tx, who, class_id);
      const form = pasted ? 'paste' : isZip(head) ? 'oneroster' : 'csv';
      await tx.rosterImport.createMany({
        data: [
          {
            ...row,
            tenant_id: currentTenantId(),
            created_by: who.userId,
            form,
            class_id,
            make_classes: make_classes ?? (form === 'oneroster' && !class_id),
          },
        ],
      });
    });
  }
}

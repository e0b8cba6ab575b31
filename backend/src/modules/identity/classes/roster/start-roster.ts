import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import type { Teaching } from '../management/class-access.ts';
import { RosterImports, rosterOwner } from './roster-imports.ts';

/** Starts the enrolment of a checked list by the worker. A repeated request does nothing. */
export class StartRoster extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
  ) {
    super();
  }
}

@CommandHandler(StartRoster)
export class StartRosterHandler implements ICommandHandler<StartRoster> {
  constructor(private readonly imports: RosterImports) {}

  execute({ who, importId }: StartRoster): Promise<{ id: string }> {
    return this.imports.start(importId, rosterOwner(who), (tx, _found, lines) =>
      recordAuditEntry(tx, { action: 'roster.started', detail: { import_id: importId, lines } }),
    );
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Teaching } from '../management/class-access.ts';
import { assertOwnClass } from './assert-own-class.ts';
import { birthCell, cellText } from './columns.rules.ts';
import type { RosterChangeBody, RosterLineBody } from './roster-bodies.ts';
import { RosterImports, rosterOwner } from './roster-imports.ts';
import { storedValues, type StoredValues } from './validate-roster.ts';

/** Changes the columns or the class of a checked list. All lines are validated again. */
export class ChangeRoster extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
    readonly change: RosterChangeBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeRoster)
export class ChangeRosterHandler implements ICommandHandler<ChangeRoster> {
  constructor(private readonly imports: RosterImports) {}

  execute({
    who,
    importId,
    change: { fields, class_id, make_classes, swap_names },
  }: ChangeRoster): Promise<{ id: string }> {
    return this.imports.change(importId, rosterOwner(who), fields, async (tx) => {
      if (swap_names) await this.imports.swapNames(tx, importId);
      if (class_id) await assertOwnClass(tx, who, class_id);
      return {
        ...(class_id !== undefined && { class_id }),
        ...(make_classes !== undefined && { make_classes }),
      };
    });
  }
}

/** Corrects one line, skips it, or includes it again. */
export class ChangeRosterLine extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
    readonly line: number,
    readonly change: RosterLineBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeRosterLine)
export class ChangeRosterLineHandler implements ICommandHandler<ChangeRosterLine> {
  constructor(private readonly imports: RosterImports) {}

  execute({ who, importId, line, change: { skip, ...change } }: ChangeRosterLine): Promise<{ id: string }> {
    return this.imports.changeLine(importId, rosterOwner(who), line, skip, (found) =>
      correctedValues(storedValues(found), change),
    );
  }
}

/**
 * The values of a line with a person's corrections. A line with corrected names contains storable characters
 * only.
 */
function correctedValues(
  stored: StoredValues,
  { class: className, birth, same_as, ...names }: Omit<RosterLineBody, 'skip'>,
): StoredValues {
  const typed = Object.entries(names).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, cellText(text)] as const],
  );
  return {
    ...stored,
    ...Object.fromEntries(typed),
    ...(className !== undefined && { classes: [cellText(className)].filter(Boolean) }),
    ...(same_as !== undefined && { same_as }),
    ...(birth !== undefined && { birth: birthCell(cellText(birth)) }),
    ...(typed.length > 0 && { unclean: false }),
  };
}

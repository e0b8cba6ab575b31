import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invalidFields } from '../../../../platform/errors.ts';
import { ANYBODY, BookImports } from './book-imports.ts';
import { LIST } from './import-kind.ts';
import { RECORD_FIELDS } from './record.rules.ts';

/** Assigns the columns anew, or checks the list again unchanged. All records are validated again. */
export class ChangeImport extends Command<{ id: string }> {
  constructor(
    readonly importId: string,
    readonly fields: readonly string[] | undefined,
  ) {
    super();
  }
}

@CommandHandler(ChangeImport)
export class ChangeImportHandler implements ICommandHandler<ChangeImport> {
  constructor(private readonly imports: BookImports) {}

  execute({ importId, fields }: ChangeImport): Promise<{ id: string }> {
    return this.imports.change(importId, ANYBODY, fields);
  }
}

/** Corrects one record, skips it, or includes it again. */
export class ChangeImportLine extends Command<{ id: string }> {
  constructor(
    readonly importId: string,
    readonly line: number,
    readonly change: { written?: Record<string, unknown> | undefined; skip?: boolean | undefined },
  ) {
    super();
  }
}

@CommandHandler(ChangeImportLine)
export class ChangeImportLineHandler implements ICommandHandler<ChangeImportLine> {
  constructor(private readonly imports: BookImports) {}

  async execute({ importId, line, change }: ChangeImportLine): Promise<{ id: string }> {
    const written = textsOf(change.written ?? {});
    return this.imports.changeLine(importId, ANYBODY, line, change.skip, ({ values }) => ({
      ...(values as object),
      ...written,
    }));
  }
}

/**
 * Rejects unknown members of a record, and values that are no texts.
 * @throws AppError validation_failed
 */
function textsOf(written: Record<string, unknown>): Record<string, string> {
  const wrong = Object.entries(written).find(
    ([name, value]) =>
      !(RECORD_FIELDS as readonly string[]).includes(name) ||
      typeof value !== 'string' ||
      value.length > LIST.cell,
  );
  if (wrong)
    throw invalidFields({
      [`written.${wrong[0].slice(0, 40)}`]: [
        'written has members of a record, as texts of at most 8,000 characters.',
      ],
    });
  return written as Record<string, string>;
}

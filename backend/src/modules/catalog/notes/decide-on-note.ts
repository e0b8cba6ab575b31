import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { ClassMargin } from './class-margin.ts';
import type { AnnotationView, AnnotationRow } from './note-view.ts';
import { annotationView } from './note-view.ts';

/** A teacher shows a shared note to its class, or hides it again. */
export class DecideOnNote extends Command<AnnotationView> {
  constructor(
    readonly id: string,
    readonly reader: NonNullable<Reader>,
    readonly decision: 'show' | 'hide',
  ) {
    super();
  }
}

@CommandHandler(DecideOnNote)
export class DecideOnNoteHandler implements ICommandHandler<DecideOnNote> {
  constructor(
    private readonly db: Db,
    private readonly margin: ClassMargin,
  ) {}

  async execute({ id, reader, decision }: DecideOnNote): Promise<AnnotationView> {
    const { moderated } = await this.margin.of(reader);
    const row = await this.db.transaction(async (tx) => {
      const where = {
        tenant_id: currentTenantId(),
        id,
        class_id: moderated === null ? { not: null } : { in: moderated },
      };
      // A note that is private again meanwhile is nobody's to show.
      const { count } = await tx.annotation.updateMany({
        where,
        data: {
          state: decision === 'show' ? 'shown' : 'hidden',
          decided_by: reader.userId,
          decided_at: new Date(),
        },
      });
      if (count === 0) throw notFound('note');
      return tx.annotation.findFirst({ where });
    });
    const [view] = await this.margin.withNames([row as unknown as AnnotationRow], moderated);
    return view ?? annotationView(row as unknown as AnnotationRow);
  }
}

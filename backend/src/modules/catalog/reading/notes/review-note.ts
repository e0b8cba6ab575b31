import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { ClassNotesPolicy } from './class-notes.ts';
import type { AnnotationView, AnnotationRow } from './note-view.ts';
import { annotationView } from './note-view.ts';

/** A teacher shows a shared note to its class, or hides it again. */
export class ReviewNote extends Command<AnnotationView> {
  constructor(
    readonly id: string,
    readonly reader: NonNullable<Reader>,
    readonly decision: 'show' | 'hide',
  ) {
    super();
  }
}

@CommandHandler(ReviewNote)
export class ReviewNoteHandler implements ICommandHandler<ReviewNote> {
  constructor(
    private readonly db: Db,
    private readonly policy: ClassNotesPolicy,
  ) {}

  async execute({ id, reader, decision }: ReviewNote): Promise<AnnotationView> {
    const { moderated } = await this.policy.of(reader);
    const row = await this.db.transaction(async (tx) => {
      const where = {
        tenant_id: currentTenantId(),
        id,
        class_id: moderated === null ? { not: null } : { in: moderated },
      };
      // A note that its writer made private meanwhile is not found.
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
    const [view] = await this.policy.withNames([row as unknown as AnnotationRow], moderated);
    return view ?? annotationView(row as unknown as AnnotationRow);
  }
}

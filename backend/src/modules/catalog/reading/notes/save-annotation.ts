import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { ListMemberships } from '../../../identity/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { readableBook } from '../shared/readable-book.ts';
import type { AnnotationBody } from './annotation-body.ts';
import { ANNOTATION_COLUMNS, annotationView, type AnnotationRow, type AnnotationView } from './note-view.ts';
import { classToShareWith, stateAfterSaving, type Membership } from './note.rules.ts';

/** How many bookmarks, highlights and notes somebody may have in one book. */
const MAX_ANNOTATIONS = 200;

/** Saves a bookmark, highlight or note under an id that the device makes. The same id again changes nothing. */
export class SaveAnnotation extends Command<AnnotationView> {
  constructor(
    readonly bookId: string,
    readonly id: string,
    readonly reader: NonNullable<Reader>,
    readonly annotation: AnnotationBody,
  ) {
    super();
  }
}

@CommandHandler(SaveAnnotation)
export class SaveAnnotationHandler implements ICommandHandler<SaveAnnotation> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly queries: QueryBus,
  ) {}

  async execute({ bookId, id, reader, annotation }: SaveAnnotation): Promise<AnnotationView> {
    const { book } = await readableBook(this.find, bookId, reader);
    if (annotation.motivation === 'commenting' && !annotation.note?.trim())
      throw invalidFields({ note: ['Write something first.'] }, 'note_empty');
    const membership =
      annotation.visibility === 'class' ? await this.membershipFor(reader.userId, annotation) : null;
    const now = {
      class_id: membership?.class_id ?? null,
      note: annotation.note?.trim() ?? '',
      quote: annotation.quote ?? '',
    };
    const tenant = currentTenantId();
    const row = await this.db.transaction(async (tx) => {
      // Serialized for each person and book, so that two devices together cannot exceed the limit.
      await lockUntilCommit(tx, `notes ${tenant} ${reader.userId} ${book.id}`);
      const [before] = await tx.$queryRawUnsafe<(AnnotationRow & { client_time: Date })[]>(
        `select ${ANNOTATION_COLUMNS}, client_time from catalog.annotation where tenant_id = $1::uuid and id = $2::uuid for update`,
        tenant,
        id,
      );
      if (before && (before.user_id !== reader.userId || before.book_id !== book.id)) throw notFound('note');
      if (before && before.client_time > annotation.client_time) return before;
      const count = before
        ? 0
        : await tx.annotation.count({
            where: { tenant_id: tenant, user_id: reader.userId, book_id: book.id },
          });
      if (count >= MAX_ANNOTATIONS)
        throw new AppError(
          'conflict',
          'notes_full',
          'You have 200 bookmarks and notes in this book already. Remove one first.',
        );
      const state = stateAfterSaving(before ?? null, now, membership?.role ?? null);
      const data = {
        motivation: annotation.motivation,
        locator: annotation.locator,
        page: annotation.page,
        percentage: annotation.percentage,
        prefix: annotation.prefix ?? '',
        suffix: annotation.suffix ?? '',
        colour: annotation.colour ?? 'sun',
        ...now,
        state,
        ...(before?.state === state ? {} : { decided_by: null, decided_at: null }),
        client_time: annotation.client_time,
      };
      return (await tx.annotation.upsert({
        where: { tenant_id_id: { tenant_id: tenant, id } },
        create: {
          tenant_id: tenant,
          id,
          user_id: reader.userId,
          book_tenant_id: book.tenant_id,
          book_id: book.id,
          ...data,
        },
        update: data,
      })) as unknown as AnnotationRow;
    });
    return annotationView(row);
  }

  private async membershipFor(userId: string, { class_id }: AnnotationBody): Promise<Membership> {
    const memberships = await this.queries.execute(new ListMemberships(userId));
    const chosen = classToShareWith(memberships, class_id ?? null);
    if (chosen) return chosen;
    const message =
      memberships.length === 0 ? 'You are in no class to share it with.' : 'Choose one of your classes.';
    throw invalidFields({ class_id: [message] }, 'class_unclear');
  }
}

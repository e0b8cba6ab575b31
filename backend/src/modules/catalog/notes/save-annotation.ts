import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { ListMemberships } from '../../identity/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { readableBook } from '../reading/open-book.query.ts';
import type { AnnotationBody } from './annotation-body.ts';
import { ANNOTATION_COLUMNS, annotationView, type AnnotationRow, type AnnotationView } from './note-view.ts';
import { classToShareWith, stateAfterSaving, type Membership } from './note.rules.ts';

/** How many bookmarks, highlights and notes somebody keeps in one book. */
export const MOST_ANNOTATIONS = 200;

/** Keeps a bookmark, highlight or note under the id its device gave it; sending it again changes nothing. */
export class SaveAnnotation extends Command<AnnotationView> {
  constructor(
    readonly bookId: string,
    readonly id: string,
    readonly reader: NonNullable<Reader>,
    readonly wish: AnnotationBody,
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

  async execute({ bookId, id, reader, wish }: SaveAnnotation): Promise<AnnotationView> {
    const { book } = await readableBook(this.find, bookId, reader);
    if (wish.motivation === 'commenting' && !wish.note?.trim())
      throw new AppError('invalid', 'note_empty', 'Please look at the marked fields.', {
        fields: { note: ['Write something first.'] },
      });
    const membership = wish.visibility === 'class' ? await this.membershipFor(reader.userId, wish) : null;
    const now = {
      class_id: membership?.class_id ?? null,
      note: wish.note?.trim() ?? '',
      quote: wish.quote ?? '',
    };
    const tenant = currentTenantId();
    const row = await this.db.transaction(async (tx) => {
      // One at a time for a person and book, so that two devices cannot pass the most together.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${tenant} ${reader.userId} ${book.id}`}, 4))`;
      const [before] = await tx.$queryRawUnsafe<(AnnotationRow & { client_time: Date })[]>(
        `select ${ANNOTATION_COLUMNS}, client_time from catalog.annotation where tenant_id = $1::uuid and id = $2::uuid for update`,
        tenant,
        id,
      );
      if (before && (before.user_id !== reader.userId || before.book_id !== book.id)) throw notFound('note');
      if (before && before.client_time > wish.client_time) return before;
      const count = before
        ? 0
        : await tx.annotation.count({
            where: { tenant_id: tenant, user_id: reader.userId, book_id: book.id },
          });
      if (count >= MOST_ANNOTATIONS)
        throw new AppError(
          'conflict',
          'notes_full',
          'You keep 200 bookmarks and notes in this book already. Take one away first.',
        );
      const state = stateAfterSaving(before ?? null, now, membership?.role ?? null);
      const facts = {
        motivation: wish.motivation,
        locator: wish.locator,
        page: wish.page,
        percentage: wish.percentage,
        prefix: wish.prefix ?? '',
        suffix: wish.suffix ?? '',
        colour: wish.colour ?? 'sun',
        ...now,
        state,
        ...(before?.state === state ? {} : { decided_by: null, decided_at: null }),
        client_time: wish.client_time,
      };
      return (await tx.annotation.upsert({
        where: { tenant_id_id: { tenant_id: tenant, id } },
        create: {
          tenant_id: tenant,
          id,
          user_id: reader.userId,
          book_tenant_id: book.tenant_id,
          book_id: book.id,
          ...facts,
        },
        update: facts,
      })) as unknown as AnnotationRow;
    });
    return annotationView(row);
  }

  private async membershipFor(userId: string, { class_id }: AnnotationBody): Promise<Membership> {
    const memberships = await this.queries.execute(new ListMemberships(userId));
    const chosen = classToShareWith(memberships, class_id ?? null);
    if (chosen) return chosen;
    const cure =
      memberships.length === 0 ? 'You are in no class to share it with.' : 'Choose one of your classes.';
    throw new AppError('invalid', 'class_unclear', 'Please look at the marked fields.', {
      fields: { class_id: [cure] },
    });
  }
}

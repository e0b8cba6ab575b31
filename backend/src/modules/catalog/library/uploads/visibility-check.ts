import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may, VISIBILITIES_AT, type Visibility } from '@bookgrove/contract';
import { currentTenantKind } from '../../../../platform/context.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { GetClassGroups, ListMemberships } from '../../../identity/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';

const refuse = (field: string, message: string): AppError => invalidFields({ [field]: [message] });

/** Checks which visibility an uploader may choose for a book. */
@Injectable()
export class VisibilityCheck {
  constructor(private readonly queries: QueryBus) {}

  /**
   * The visibility with its class, if it needs one: one of their own classes for teachers, any of the school for
   * heads.
   * @throws AppError validation_failed
   */
  async of(
    reader: NonNullable<Reader>,
    visibility: Visibility,
    classId: string | null | undefined,
  ): Promise<{ visibility: Visibility; class_id: string | null }> {
    if (!VISIBILITIES_AT[currentTenantKind()].includes(visibility))
      throw refuse('visibility', 'This choice does not exist here. Choose one of those offered.');
    if (visibility !== 'class') return { visibility, class_id: null };
    if (!classId) throw refuse('class_id', 'Choose the class that the book is for.');
    const { classes } = await this.queries.execute(new GetClassGroups([classId], []));
    const leads = reader.role === 'school_admin' && may(reader.role, 'class.teach', reader.tenantKind);
    const taught = leads
      ? []
      : (await this.queries.execute(new ListMemberships(reader.userId)))
          .filter(({ role }) => role !== 'student')
          .map(({ class_id }) => class_id);
    if (!classes[0] || !(leads || taught.includes(classes[0].id)))
      throw refuse('class_id', 'Choose one of your classes.');
    return { visibility, class_id: classes[0].id };
  }
}

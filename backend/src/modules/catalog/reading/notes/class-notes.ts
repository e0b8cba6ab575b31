import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { GetPeople, ListMemberships } from '../../../identity/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { annotationView, type AnnotationRow, type AnnotationView } from './note-view.ts';

/** Which class notes somebody may see. */
interface ClassNotesAccess {
  /** Classes of which they see and review every note; null for all classes of the school. */
  moderated: string[] | null;
  /** Classes of which they see approved notes. */
  read: string[];
}

/** Decides which class notes somebody may see and review. */
@Injectable()
export class ClassNotesPolicy {
  constructor(private readonly queries: QueryBus) {}

  async of(reader: NonNullable<Reader>): Promise<ClassNotesAccess> {
    const memberships = await this.queries.execute(new ListMemberships(reader.userId));
    const taught = memberships.filter(({ role }) => role !== 'student').map(({ class_id }) => class_id);
    const attended = memberships.filter(({ role }) => role === 'student').map(({ class_id }) => class_id);
    const leadsSchool = reader.role === 'school_admin' && may(reader.role, 'class.teach', reader.tenantKind);
    return { moderated: leadsSchool ? null : taught, read: attended };
  }

  /** Rows with the first names of their writers, and with flagged words for those who review them. */
  async withNames(rows: AnnotationRow[], moderated: string[] | null): Promise<AnnotationView[]> {
    const ids = [...new Set(rows.map(({ user_id }) => user_id))];
    const people = ids.length > 0 ? await this.queries.execute(new GetPeople(ids)) : [];
    const names = new Map(people.map(({ id, first_name }) => [id, first_name]));
    return rows.map((row) =>
      annotationView(
        row,
        names.get(row.user_id) ?? '',
        moderated === null || (row.class_id !== null && moderated.includes(row.class_id)),
      ),
    );
  }
}
